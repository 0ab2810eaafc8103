import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { IncomeLine } from '@livery/contract/shapes';
import type { DaySpan } from '@livery/contract/zoned-days';
import { BarChart } from '@livery/ui/BarChart';
import { DataTable, type Column } from '@livery/ui/DataTable';
import { EmptyState } from '@livery/ui/EmptyState';
import { Skeleton } from '@livery/ui/Skeleton';
import { ListFilters } from '#shared/lists/ListFilters.tsx';
import { Money } from '#shared/money/Money.tsx';
import { useChartMoney } from '#shared/money/use-chart-money.ts';
import { Loaded } from '#shared/reads/Loaded.tsx';
import { useRead } from '#shared/reads/use-read.ts';
import { FiguresUntil } from '#shared/team/FiguresUntil.tsx';
import { Meanings } from '#shared/team/Meanings.tsx';
import { section } from '#shared/team/team.css.ts';
import { useDayText } from '#shared/time/use-day-text.ts';
import { incomeRead } from '../../agent-reports.reads.ts';
import { incomeByDay, linesPathOf } from '../../income.rules.ts';
import { incomeParams } from '../../report-params.rules.ts';
import { useReport } from '../../use-report.ts';
import * as styles from './TeamIncome.css.ts';

/** The agent's income from the team, by day and kind. */
export function TeamIncome() {
  const { t } = useTranslation('agent-reports');
  const { list, today, language, days } = useReport(incomeParams);
  const income = useRead(incomeRead, days);
  return (
    <div className={section}>
      <ListFilters
        period={list.values.period}
        today={today}
        onPeriod={(period) => list.choose({ period })}
        file={{ file: 'teamIncomeFile', query: { ...days, language } }}
      />
      <Loaded of={income} onRetry={income.retry} label={t('income.loading')} skeleton={<Skeleton shape="block" />}>
        {({ lines, totals, until }) => (
          <>
            <FiguresUntil until={until} />
            {lines.length === 0 ? <EmptyState sentence={t('income.none')} /> : <Income lines={lines} totals={totals} days={days} />}
          </>
        )}
      </Loaded>
      <Meanings of={['income']} />
    </div>
  );
}

function Income({ lines, totals, days }: { lines: readonly IncomeLine[]; totals: { count: number; amount: number }; days: DaySpan }) {
  const { t } = useTranslation('agent-reports');
  const dayText = useDayText();
  const { symbol, write, writeTick } = useChartMoney();
  const columns: Column<IncomeLine>[] = [
    { id: 'day', label: t('income.day'), isTitle: true, cell: ({ day }) => dayText(day) },
    { id: 'kind', label: t('income.kind'), cell: (line) => <Kind line={line} /> },
    { id: 'count', label: t('income.count'), align: 'end', cell: ({ count }) => count, total: totals.count },
    {
      id: 'amount',
      label: t('income.amount'),
      align: 'end',
      cell: ({ amount }) => <Money amount={amount} isSigned />,
      total: <Money amount={totals.amount} isSigned hasSymbol />,
    },
  ];
  const bars = incomeByDay(lines, days);
  return (
    <>
      <section className={styles.card}>
        <h2 className={styles.name}>{t('income.ofTotal')}</h2>
        <Money amount={totals.amount} hasSymbol size="huge" />
        {bars.length > 1 && (
          <BarChart
            caption={t('income.chart', { currency: symbol })}
            tableLabel={t('income.chartTable')}
            pointLabel={t('income.day')}
            valueLabel={t('income.amount')}
            bars={bars.map(({ day, amount }) => ({ label: dayText(day), value: amount }))}
            format={write}
            formatTick={writeTick}
          />
        )}
      </section>
      <DataTable
        caption={t('income.caption')}
        captionHidden
        columns={columns}
        rows={lines}
        rowKey={({ day, kind }) => `${day} ${kind}`}
        totalLabel={t('total')}
        empty={null}
        cardsBelow="narrow"
      />
    </>
  );
}

/** The kind of income, linked to its lines. */
function Kind({ line }: { line: IncomeLine }) {
  const to = linesPathOf(line);
  return to === null ? (
    line.title
  ) : (
    <Link className={styles.link} to={to}>
      {line.title}
    </Link>
  );
}
