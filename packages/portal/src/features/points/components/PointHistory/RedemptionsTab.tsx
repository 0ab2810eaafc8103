import { useTranslation } from 'react-i18next';
import { Badge } from '@livery/ui/Badge';
import type { Column } from '@livery/ui/DataTable';
import { redemptionStates } from '@livery/contract/point-kinds';
import type { Redemption } from '@livery/contract/shapes';
import { ListSelect } from '#shared/lists/ListSelect.tsx';
import { spanOf } from '#shared/lists/period.rules.ts';
import { Picture } from '#shared/pages/Picture.tsx';
import { useDateText } from '#shared/time/use-date-text.ts';
import { useMoneyText } from '#shared/money/use-money-text.ts';
import { useRead } from '#shared/reads/use-read.ts';
import { historyRead } from '../../points.reads.ts';
import { usePointsText } from '../../use-points-text.ts';
import { PointCoin } from '../PointCoin/PointCoin.tsx';
import { HistoryFrame } from './HistoryFrame.tsx';
import type { HistoryAddress } from './PointHistory.tsx';
import * as styles from './PointHistory.css.ts';

const pageLength = 20;
const tones = { inProcess: 'warning', rejected: 'negative', approved: 'positive' } as const;

/** A redemption: state, good, points, time, and the house's note. */
export function RedemptionsTab({ address }: { address: HistoryAddress }) {
  const { t } = useTranslation('points');
  const { values, today, pages, choose } = address;
  const { state, period } = values;
  const page = useRead(historyRead, {
    ...spanOf(period, today),
    state: state === 'all' ? null : state,
    limit: pageLength,
    after: pages.after,
  });
  const columns = useColumns();
  return (
    <HistoryFrame
      address={address}
      caption={t('history.redemptions')}
      columns={columns}
      page={page}
      rowKey={({ id }) => String(id)}
      none={{ sentence: t('history.noneRedeemed'), action: t('history.toMall'), to: '/member/pointMall' }}
      isFiltered={state !== 'all' || period !== '30d'}
    >
      <ListSelect
        label={t('history.state')}
        value={state}
        options={(['all', ...redemptionStates] as const).map((value) => ({ value, label: t(`states.${value}`) }))}
        onChange={(next) => choose({ state: next as typeof state })}
      />
    </HistoryFrame>
  );
}

function useColumns(): Column<Redemption>[] {
  const { t } = useTranslation('points');
  const dateText = useDateText({ dateStyle: 'short', timeStyle: 'short' });
  const moneyText = useMoneyText();
  const pointsText = usePointsText();
  return [
    {
      id: 'what',
      label: t('history.what'),
      isTitle: true,
      cell: ({ title, imageUrl, kind }) => (
        <span className={styles.name}>
          {imageUrl === null ? (
            <span className={styles.coin}>
              <PointCoin />
            </span>
          ) : (
            <Picture className={styles.picture} src={imageUrl} alt="" />
          )}
          <span className={styles.words}>
            {title}
            <span className={styles.soft}>{t(`kinds.${kind}`)}</span>
          </span>
        </span>
      ),
    },
    { id: 'state', label: t('history.state'), cell: ({ state }) => <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge> },
    {
      id: 'amount',
      label: t('history.amount'),
      align: 'end',
      cell: ({ amount, currency, quantity }) => (
        <span className={styles.number}>{amount === null ? t('history.pieces', { count: quantity }) : moneyText(amount, currency)}</span>
      ),
    },
    {
      id: 'points',
      label: t('history.points'),
      align: 'end',
      cell: ({ points }) => <span className={styles.number}>{pointsText(points)}</span>,
    },
    { id: 'time', label: t('history.time'), cell: ({ createdAt }) => dateText(createdAt) },
    { id: 'remark', label: t('history.remark'), cell: ({ remark }) => (remark === '' ? '–' : remark) },
  ];
}
