import { useTranslation } from 'react-i18next';
import type { Side } from '@livery/contract/agreements';
import { DataTable, type Column } from '@livery/ui/DataTable';
import { Money } from '#shared/money/Money.tsx';
import { useChartMoney } from '#shared/money/use-chart-money.ts';
import type { Loadable } from '#shared/reads/loadable.ts';
import { ReadFailure } from '#shared/reads/ReadFailure.tsx';
import { useDateText } from '#shared/time/use-date-text.ts';
import type { Trial } from '../../agent-contracts.reads.ts';
import * as styles from './Workbench.css.ts';

type Window = Trial['windows'][number];

interface TrialTableProps {
  trial: Loadable<Trial>;
  /** Whether there are terms to try. */
  isWaiting: boolean;
  side: Side;
  /** Whether the agent has terms and keeps part of their amount. */
  keepsSome: boolean;
  who: string;
  onRetry: () => void;
}

/** The last windows of the team's real figures, under the terms in the form. */
export function TrialTable({ trial, isWaiting, side, keepsSome, who, onRetry }: TrialTableProps) {
  const { t } = useTranslation('agent-contracts');
  const { write } = useChartMoney();
  const timeText = useDateText({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
  const dayText = useDateText({ day: 'numeric', month: 'short' });
  const spanText = ({ from, to }: Window) => {
    const isShort = Date.parse(to) - Date.parse(from) < 20 * 3_600_000;
    const last = new Date(Date.parse(to) - 1).toISOString();
    if (isShort) return timeText(from);
    const [begin, end] = [dayText(from), dayText(last)];
    return begin === end ? begin : `${begin} – ${end}`;
  };
  const columns: Column<Window>[] = [
    {
      id: 'window',
      label: t('bench.window'),
      isTitle: true,
      cell: (window) => (
        <span className={styles.window}>
          <span>
            {spanText(window)} {!window.isComplete && <span className={styles.soft}>{t('bench.soFar')}</span>}
          </span>
          <span className={styles.figures}>
            {t('bench.figures', { turnover: write(window.validStake), loss: write(window.loss) })}{' '}
            {t('bench.activeCount', { count: window.activeMembers })}
          </span>
        </span>
      ),
    },
    {
      id: 'tier',
      label: t('bench.tier'),
      align: 'end',
      cell: ({ tier }) => (tier === null ? t('bench.noTier') : t('terms.tier', { number: tier + 1 })),
    },
    {
      id: 'downline',
      label: side === 'upline' ? t('bench.downline', { who }) : t('bench.get'),
      align: 'end',
      cell: ({ downline }) => <Money amount={downline} hasSymbol />,
    },
    // A downline must not see its upline's own terms.
    ...(keepsSome
      ? [
          {
            id: 'upline',
            label: t('bench.upline'),
            align: 'end',
            cell: ({ upline }) => <Money amount={upline} hasSymbol />,
          } satisfies Column<Window>,
        ]
      : []),
  ];
  const isLoading = trial.status === 'loading' || (isWaiting && trial.status === 'idle');
  return (
    <div className={styles.trial} data-stale={isLoading && trial.value !== undefined}>
      <DataTable
        caption={t('bench.windows')}
        columns={columns}
        rows={trial.value?.windows ?? (isLoading ? null : [])}
        rowKey={({ from }) => from}
        loading={isLoading && trial.value === undefined ? t('bench.loading') : undefined}
        loadingRows={3}
        empty={<p className={styles.text}>{t('bench.none')}</p>}
        failure={
          trial.status === 'failed' && trial.value === undefined ? <ReadFailure failure={trial.failure} onRetry={onRetry} /> : undefined
        }
        cardsBelow="wide"
      />
    </div>
  );
}
