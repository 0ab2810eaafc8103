import { useTranslation } from 'react-i18next';
import type { Side } from '@livery/contract/agreements';
import { DataTable, type Column } from '@livery/ui/DataTable';
import { Money } from '#shared/money/Money.tsx';
import type { Loadable } from '#shared/reads/loadable.ts';
import { ReadFailure } from '#shared/reads/ReadFailure.tsx';
import { useDateText } from '#shared/time/use-date-text.ts';
import type { Trial } from '../../agent-contracts.reads.ts';
import * as styles from './Workbench.css.ts';

type Window = Trial['windows'][number];

interface TrialTableProps {
  trial: Loadable<Trial>;
  /** Terms are there to be tried. */
  isWaiting: boolean;
  side: Side;
  who: string;
  onRetry: () => void;
}

/** The last windows of the team's real figures under the terms of the form. */
export function TrialTable({ trial, isWaiting, side, who, onRetry }: TrialTableProps) {
  const { t } = useTranslation('agent-contracts');
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
        <>
          {spanText(window)} {!window.isComplete && <span className={styles.soft}>{t('bench.soFar')}</span>}
        </>
      ),
    },
    { id: 'turnover', label: t('bench.turnover'), align: 'end', cell: ({ validStake }) => <Money amount={validStake} /> },
    { id: 'loss', label: t('bench.loss'), align: 'end', cell: ({ loss }) => <Money amount={loss} isSigned /> },
    { id: 'active', label: t('bench.active'), align: 'end', cell: ({ activeMembers }) => activeMembers },
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
    {
      id: 'upline',
      label: side === 'upline' ? t('bench.upline') : t('bench.uplineOf', { who }),
      align: 'end',
      cell: ({ upline }) => <Money amount={upline} hasSymbol />,
    },
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
