import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '@livery/ui/Badge';
import { Button } from '@livery/ui/Button';
import { ProgressBar } from '@livery/ui/ProgressBar';
import type { PointGood } from '@livery/contract/shapes';
import { Picture } from '#shared/pages/Picture.tsx';
import { useMoneyText } from '#shared/money/use-money-text.ts';
import { useAppDispatch } from '#shared/store/app-hooks.ts';
import { dialogRequested } from '#shared/store/dialogs.slice.ts';
import { reachOf } from '../../points.rules.ts';
import type { Mall } from '../../use-mall.ts';
import { usePointsText } from '../../use-points-text.ts';
import { PointCoin } from '../PointCoin/PointCoin.tsx';
import * as styles from './GoodCard.css.ts';

/** Below this stock the remaining number is shown. */
const few = 20;

interface GoodCardProps {
  good: PointGood;
  currency: string;
  /** The link to it. */
  children: ReactNode;
}

/** A good: description, price, stock and link. */
export function GoodCard({ good, currency, children }: GoodCardProps) {
  const { t } = useTranslation('points');
  const moneyText = useMoneyText();
  const pointsText = usePointsText();
  const { kind, title, imageUrl, points, amount, stakeFrom, stock } = good;
  return (
    <li className={styles.card} data-sold-out={stock === 0}>
      <div className={styles.art}>
        <Picture className={styles.picture} src={imageUrl} alt="" />
        <span className={styles.kind}>
          <Badge tone={stock === 0 ? 'neutral' : 'accent'}>{stock === 0 ? t('good.soldOut') : t(`kinds.${kind}`)}</Badge>
        </span>
      </div>
      <div className={styles.body}>
        <h3 className={styles.name}>{title}</h3>
        <p className={styles.price}>
          <span className={styles.coin}>
            <PointCoin />
          </span>
          {t('points', { points: pointsText(points) })}
        </p>
        {amount !== null && (
          <p className={styles.pays}>
            {t(kind === 'bonus' ? 'good.pays.bonus' : 'good.pays.cash', { amount: moneyText(amount, currency) })}
          </p>
        )}
        <p className={styles.soft}>
          <span>{stock === 0 ? t('good.gone') : t(stock <= few ? 'good.few' : 'good.stock', { stock: pointsText(stock) })}</span>
          {stakeFrom > 0 && <span>{` · ${t('good.stakeFrom', { amount: moneyText(stakeFrom, currency) })}`}</span>}
        </p>
      </div>
      <div className={styles.foot}>{children}</div>
    </li>
  );
}

/** The missing steps, or the button. */
export function WayToGood({ good, mall }: { good: PointGood; mall: Mall }) {
  const { t } = useTranslation('points');
  const dispatch = useAppDispatch();
  const moneyText = useMoneyText();
  const pointsText = usePointsText();
  const reach = reachOf(good, mall);
  const open = () => dispatch(dialogRequested({ kind: 'redeemGood', goodId: good.id }));
  return (
    <>
      {reach === 'unaffordable' && (
        <ProgressBar
          label={t('good.missing')}
          value={mall.balance}
          max={good.points}
          valueText={t('good.missingPoints', { points: pointsText(good.points - mall.balance) })}
          tone="money"
        />
      )}
      {reach === 'locked' && (
        <ProgressBar
          label={t('good.toStake')}
          value={mall.staked}
          max={good.stakeFrom}
          valueText={t('good.missingStake', { amount: moneyText(good.stakeFrom - mall.staked, mall.currency) })}
        />
      )}
      <Button
        block
        variant={reach === 'open' ? 'action' : 'plain'}
        aria-label={t(reach === 'open' ? 'good.redeemNamed' : 'good.lookNamed', { title: good.title })}
        data-opens="redeemGood"
        onClick={open}
      >
        {t(reach === 'open' ? 'good.redeem' : 'good.look')}
      </Button>
    </>
  );
}
