import { useTranslation } from 'react-i18next';
import type { TeamOverview } from '@livery/contract/shapes';
import { regionalLanguage } from '@livery/contract/regional-language';
import { DataTable, type Column } from '@livery/ui/DataTable';
import { DonutChart } from '@livery/ui/DonutChart';
import { EmptyState } from '@livery/ui/EmptyState';
import { selectLanguage } from '#shared/facts/preferences.slice.ts';
import { Money } from '#shared/money/Money.tsx';
import { useChartMoney } from '#shared/money/use-chart-money.ts';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import { largestParts } from '../../overview.rules.ts';
import * as styles from './TeamOverview.css.ts';

type Line = TeamOverview['gameTypes'][number];

const mostParts = 6;

/** The team's play by game type. */
export function GameTypes({ lines, totals }: { lines: readonly Line[]; totals: TeamOverview['period'] }) {
  const { t } = useTranslation(['agent-overview', 'team']);
  const language = useAppSelector(selectLanguage);
  const { symbol, write } = useChartMoney();
  const columns = useGameColumns(totals);
  const percent = new Intl.NumberFormat(regionalLanguage(language), { style: 'percent', maximumFractionDigits: 1 });
  const parts = largestParts(
    lines.map(({ name, validStake }) => ({ label: name, value: validStake })),
    mostParts,
    t('games.others'),
  );
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{t('games.title')}</h2>
      {parts.length > 1 && (
        <DonutChart
          caption={t('games.caption', { currency: symbol })}
          tableLabel={t('chart.table')}
          pointLabel={t('games.type')}
          parts={parts}
          valueLabel={t('team:figures.validStake')}
          shareLabel={t('games.share')}
          totalLabel={t('games.total')}
          format={write}
          formatShare={percent.format}
        />
      )}
      {lines.length === 0 ? (
        <EmptyState sentence={t('games.none')} />
      ) : (
        <DataTable
          caption={t('games.title')}
          captionHidden
          columns={columns}
          rows={lines}
          rowKey={({ code }) => code}
          totalLabel={lines.length > 1 ? t('games.total') : undefined}
          empty={null}
          cardsBelow="narrow"
        />
      )}
    </section>
  );
}

function useGameColumns(totals: TeamOverview['period']): Column<Line>[] {
  const { t } = useTranslation(['agent-overview', 'team']);
  const amount = (name: 'validStake' | 'payout' | 'net'): Column<Line> => ({
    id: name,
    label: t(`team:figures.${name}`),
    align: 'end',
    cell: (line) => <Money amount={line[name]} isSigned={name === 'net'} />,
    total: <Money amount={totals[name]} isSigned={name === 'net'} />,
  });
  return [
    { id: 'name', label: t('games.type'), isTitle: true, cell: ({ name }) => name },
    { id: 'rounds', label: t('team:figures.rounds'), align: 'end', cell: ({ rounds }) => rounds, total: totals.rounds },
    amount('validStake'),
    amount('payout'),
    amount('net'),
  ];
}
