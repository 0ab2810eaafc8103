import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TeamOverview } from '@livery/contract/shapes';
import { BarChart } from '@livery/ui/BarChart';
import { LineChart } from '@livery/ui/LineChart';
import { Tabs } from '@livery/ui/Tabs';
import { useChartMoney } from '#shared/money/use-chart-money.ts';
import { useDayText } from '#shared/time/use-day-text.ts';
import * as styles from './TeamOverview.css.ts';

type Days = TeamOverview['days'];
type Measure = 'validStake' | 'net' | 'money';

/** The days of the period, one figure at a time. */
export function DayCharts({ days }: { days: Days }) {
  const { t } = useTranslation(['agent-overview', 'team']);
  const [measure, setMeasure] = useState<Measure>('validStake');
  return (
    <section className={styles.card}>
      <Tabs
        label={t('chart.measure')}
        items={[
          { id: 'validStake', label: t('team:figures.validStake') },
          { id: 'net', label: t('team:figures.net') },
          { id: 'money', label: t('chart.money') },
        ]}
        value={measure}
        onChange={(id) => setMeasure(id as Measure)}
      >
        {measure === 'money' ? <MoneyChart days={days} /> : <FigureChart days={days} figure={measure} />}
      </Tabs>
    </section>
  );
}

function useChartTexts() {
  const { t } = useTranslation(['agent-overview', 'team']);
  const money = useChartMoney();
  return { t, ...money, texts: { tableLabel: t('chart.table'), pointLabel: t('chart.day') } };
}

function FigureChart({ days, figure }: { days: Days; figure: 'validStake' | 'net' }) {
  const { t, symbol, write, writeSigned, writeTick, texts } = useChartTexts();
  const dayText = useDayText();
  const name = t(`team:figures.${figure}`);
  return (
    <BarChart
      {...texts}
      caption={t('chart.caption', { figure: name, currency: symbol })}
      valueLabel={name}
      bars={days.map((each) => ({ label: dayText(each.day), value: each[figure] }))}
      format={figure === 'net' ? writeSigned : write}
      formatTick={writeTick}
    />
  );
}

function MoneyChart({ days }: { days: Days }) {
  const { t, symbol, write, writeTick, texts } = useChartTexts();
  const dayText = useDayText();
  return (
    <LineChart
      {...texts}
      caption={t('chart.caption', { figure: t('chart.money'), currency: symbol })}
      points={days.map(({ day }) => dayText(day))}
      series={[
        { label: t('team:figures.deposits'), values: days.map(({ deposits }) => deposits) },
        { label: t('team:figures.withdrawals'), values: days.map(({ withdrawals }) => withdrawals) },
      ]}
      format={write}
      formatTick={writeTick}
    />
  );
}
