import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ButtonLink } from '@livery/ui/Button';
import { EmptyState } from '@livery/ui/EmptyState';
import { ErrorState } from '@livery/ui/ErrorState';
import { Skeleton, SkeletonGroup } from '@livery/ui/Skeleton';
import { useErrorText } from '#shared/texts/use-error-text.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { partsOf } from '../../transfer.rules.ts';
import { selectFunds, selectMerchantWallet } from '../../transfer.selectors.ts';
import { fundsRequested, transferBegun, walletRequested } from '../../wallets.slice.ts';
import { FundsCard } from '../FundsCard/FundsCard.tsx';
import { VendorWallets } from '../VendorWallets/VendorWallets.tsx';
import * as styles from './TransferFund.css.ts';

/** My wallet: what there is, where it lies, and the way between cash and vendors. */
export function TransferFund() {
  const { t } = useTranslation('transfer');
  const dispatch = useAppDispatch();
  const errorText = useErrorText();
  const funds = useAppSelector(selectFunds);
  const merchant = useAppSelector(selectMerchantWallet);
  useEffect(() => {
    dispatch(transferBegun());
    dispatch(fundsRequested());
    dispatch(walletRequested());
  }, [dispatch]);

  if (funds.value === undefined) {
    if (funds.status !== 'failed') return <TransferSkeleton />;
    return <LoadError sentence={errorText(funds.failure.code)} onRetry={() => dispatch(fundsRequested())} />;
  }
  const isEmpty = partsOf(funds.value).total === 0;
  return (
    <div className={styles.parts}>
      <FundsCard funds={funds.value} />
      {isEmpty && (
        <EmptyState
          sentence={t('none.sentence')}
          action={
            <ButtonLink variant="action" render={(props) => <Link {...props} to="/member/depositv2" />}>
              {t('none.action')}
            </ButtonLink>
          }
        />
      )}
      {merchant.value?.isSingle === false && !isEmpty && <VendorWallets funds={funds.value} />}
      {merchant.status === 'failed' && merchant.value === undefined && (
        <LoadError sentence={errorText(merchant.failure.code)} onRetry={() => dispatch(walletRequested())} />
      )}
    </div>
  );
}

function LoadError({ sentence, onRetry }: { sentence: string; onRetry: () => void }) {
  const { t } = useTranslation('common');
  return <ErrorState sentence={sentence} retryLabel={t('actions.retry')} onRetry={onRetry} />;
}

function TransferSkeleton() {
  const { t } = useTranslation('common');
  return (
    <SkeletonGroup label={t('shell.loading')}>
      <div className={styles.parts}>
        <div className={styles.waitingCard}>
          <Skeleton width="half" />
          <Skeleton shape="title" width="long" />
          <Skeleton />
        </div>
        <div className={styles.waitingCards}>
          {[0, 1, 2, 3].map((card) => (
            <div key={card} className={styles.waitingTile}>
              <Skeleton shape="block" />
            </div>
          ))}
        </div>
      </div>
    </SkeletonGroup>
  );
}
