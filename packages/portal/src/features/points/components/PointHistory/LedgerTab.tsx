import { useTranslation } from 'react-i18next';
import type { Column } from '@livery/ui/DataTable';
import { pointMovements } from '@livery/contract/point-kinds';
import type { PointMovement } from '@livery/contract/shapes';
import { ListSelect } from '#shared/lists/ListSelect.tsx';
import { spanOf } from '#shared/lists/period.rules.ts';
import { useDateText } from '#shared/time/use-date-text.ts';
import { useRead } from '#shared/reads/use-read.ts';
import { ledgerRead } from '../../points.reads.ts';
import { usePointsText } from '../../use-points-text.ts';
import { HistoryFrame } from './HistoryFrame.tsx';
import type { HistoryAddress } from './PointHistory.tsx';
import * as styles from './PointHistory.css.ts';

const pageLength = 20;

/** All movements of points, with the balance after each. */
export function LedgerTab({ address }: { address: HistoryAddress }) {
  const { t } = useTranslation('points');
  const { values, today, pages, choose } = address;
  const { kind, period } = values;
  const page = useRead(ledgerRead, {
    ...spanOf(period, today),
    kind: kind === 'all' ? null : kind,
    limit: pageLength,
    after: pages.after,
  });
  const columns = useColumns();
  return (
    <HistoryFrame
      address={address}
      caption={t('history.ledger')}
      columns={columns}
      page={page}
      rowKey={({ id }) => id}
      none={{ sentence: t('history.noneMoved'), action: t('history.play'), to: '/' }}
      isFiltered={kind !== 'all' || period !== '30d'}
    >
      <ListSelect
        label={t('history.kind')}
        value={kind}
        options={(['all', ...pointMovements] as const).map((value) => ({ value, label: t(`movements.${value}`) }))}
        onChange={(next) => choose({ kind: next as typeof kind })}
      />
    </HistoryFrame>
  );
}

function useColumns(): Column<PointMovement>[] {
  const { t } = useTranslation('points');
  const dateText = useDateText({ dateStyle: 'short', timeStyle: 'short' });
  const pointsText = usePointsText();
  return [
    {
      id: 'what',
      label: t('history.what'),
      isTitle: true,
      cell: ({ kind, title }) => (
        <span className={styles.words}>
          {t(`movements.${kind}`)}
          {title !== null && <span className={styles.soft}>{title}</span>}
        </span>
      ),
    },
    { id: 'time', label: t('history.time'), cell: ({ at }) => dateText(at) },
    {
      id: 'change',
      label: t('history.change'),
      align: 'end',
      cell: ({ points }) => (
        <span className={points > 0 ? styles.plus : styles.number}>{`${points > 0 ? '+' : ''}${pointsText(points)}`}</span>
      ),
    },
    {
      id: 'balance',
      label: t('history.balance'),
      align: 'end',
      cell: ({ balance }) => <span className={styles.number}>{pointsText(balance)}</span>,
    },
  ];
}
