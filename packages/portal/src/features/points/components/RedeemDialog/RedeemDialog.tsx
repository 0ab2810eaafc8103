import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button, ButtonLink } from '@livery/ui/Button';
import { Dialog as Modal } from '@livery/ui/Dialog';
import { Notice } from '@livery/ui/Notice';
import type { PointGood } from '@livery/contract/shapes';
import { Picture } from '#shared/pages/Picture.tsx';
import { useMoneyText } from '#shared/money/use-money-text.ts';
import type { RequestedDialogProps } from '#shared/ports/feature.ts';
import { selectSubmission } from '#shared/money/money.slice.ts';
import { useFreshSubmission } from '#shared/money/use-submission.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { reachOf } from '../../points.rules.ts';
import { orderOpened, selectOrdered } from '../../points.slice.ts';
import { type Mall, useMall } from '../../use-mall.ts';
import { usePointsText } from '../../use-points-text.ts';
import { PointCoin } from '../PointCoin/PointCoin.tsx';
import { RedeemForm } from './RedeemForm.tsx';
import * as styles from './RedeemDialog.css.ts';

/** A good in detail, with its requirements. */
export function Dialog({ request: { goodId }, onClose }: RequestedDialogProps<'redeemGood'>) {
  const { t } = useTranslation(['points', 'common']);
  const dispatch = useAppDispatch();
  const { value: mall } = useMall();
  const { status } = useFreshSubmission('redeemReward');
  const redeemed = useAppSelector(selectOrdered);
  const good = mall?.goods.find(({ id }) => id === goodId);
  useEffect(() => {
    dispatch(orderOpened());
  }, [dispatch]);
  return (
    <Modal
      open
      onClose={onClose}
      title={good?.title ?? t('redeem.goneTitle')}
      closeLabel={t('common:actions.close')}
      dismissible={status !== 'sending'}
    >
      {redeemed !== null ? (
        <Done onClose={onClose} />
      ) : good === undefined || mall === undefined ? (
        <Notice tone="info">{t('redeem.gone')}</Notice>
      ) : (
        <div className={styles.content}>
          <About good={good} mall={mall} />
          <Way good={good} mall={mall} onClose={onClose} />
        </div>
      )}
    </Modal>
  );
}

function About({ good, mall }: { good: PointGood; mall: Mall }) {
  const { t } = useTranslation('points');
  const moneyText = useMoneyText();
  const pointsText = usePointsText();
  const { kind, text, imageUrl, amount, rollover, stock } = good;
  return (
    <div className={styles.head}>
      <div className={styles.art}>
        <Picture className={styles.picture} src={imageUrl} alt="" />
      </div>
      <div className={styles.words}>
        {amount !== null && (
          <p className={styles.pays}>
            {t(kind === 'bonus' ? 'good.pays.bonus' : 'good.pays.cash', { amount: moneyText(amount, mall.currency) })}
          </p>
        )}
        <p>{text}</p>
        {rollover !== null && <p className={styles.soft}>{t('redeem.rollover', { count: rollover })}</p>}
        <p className={styles.soft}>{t('good.stock', { stock: pointsText(stock) })}</p>
      </div>
    </div>
  );
}

function Way({ good, mall, onClose }: { good: PointGood; mall: Mall; onClose: () => void }) {
  const { t } = useTranslation('points');
  const moneyText = useMoneyText();
  const pointsText = usePointsText();
  const { status } = useAppSelector(selectSubmission('redeemReward'));
  const reach = reachOf(good, mall);
  // Shows the refusal in the form, even if the good is now out of reach.
  if (reach === 'open' || status !== 'editing') return <RedeemForm good={good} mall={mall} />;
  const sentences = {
    soldOut: t('redeem.soldOut'),
    locked: t('good.missingStake', { amount: moneyText(good.stakeFrom - mall.staked, mall.currency) }),
    unaffordable: t('redeem.unaffordable', { price: pointsText(good.points), balance: pointsText(mall.balance) }),
  };
  return (
    <Notice
      tone="info"
      action={
        reach === 'soldOut' ? undefined : (
          <Link to="/" onClick={onClose}>
            {t('redeem.play')}
          </Link>
        )
      }
    >
      {sentences[reach]}
    </Notice>
  );
}

function Done({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('points');
  const pointsText = usePointsText();
  const redeemed = useAppSelector(selectOrdered);
  return (
    <div className={styles.done}>
      <span className={styles.coin}>
        <PointCoin />
      </span>
      <output className={styles.doneTitle}>{t('redeem.done')}</output>
      <p className={styles.soft}>{t('redeem.doneText', { points: pointsText(redeemed?.points ?? 0) })}</p>
      <div className={styles.actions}>
        <ButtonLink variant="action" render={(props) => <Link {...props} to="/member/pointHistory" onClick={onClose} />}>
          {t('redeem.follow')}
        </ButtonLink>
        <Button onClick={onClose}>{t('redeem.back')}</Button>
      </div>
    </div>
  );
}
