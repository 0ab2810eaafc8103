import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ButtonLink } from '@livery/ui/Button';
import { EmptyState } from '@livery/ui/EmptyState';
import { Skeleton } from '@livery/ui/Skeleton';
import type { Funds } from '@livery/contract/shapes';
import { Loaded } from '#shared/reads/Loaded.tsx';
import { ReadFailure } from '#shared/reads/ReadFailure.tsx';
import { useRead, type ReadView } from '#shared/reads/use-read.ts';
import { useAppDispatch } from '#shared/store/app-hooks.ts';
import { partsOf } from '../../transfer.rules.ts';
import { fundsRead } from '../../transfer.reads.ts';
import { useMerchantWallet } from '../../use-merchant-wallet.ts';
import { transferBegun } from '../../wallets.slice.ts';
import { FundsCard } from '../FundsCard/FundsCard.tsx';
import { VendorWallets } from '../VendorWallets/VendorWallets.tsx';
import * as styles from './TransferFund.css.ts';

/** My wallet: the total, its distribution, and transfers between cash and vendors. */
export function TransferFund() {
  const dispatch = useAppDispatch();
  const funds = useRead(fundsRead, {});
  const merchant = useMerchantWallet(funds.value);
  useEffect(() => {
    dispatch(transferBegun());
  }, [dispatch]);
  return (
    <Loaded of={funds} onRetry={funds.retry} skeleton={<TransferSkeleton />}>
      {(value) => <Wallet funds={value} view={funds} merchant={merchant} />}
    </Loaded>
  );
}

interface WalletProps {
  funds: Funds;
  view: ReadView<Funds>;
  merchant: ReturnType<typeof useMerchantWallet>;
}

function Wallet({ funds, view, merchant }: WalletProps) {
  const { t } = useTranslation('transfer');
  const isEmpty = partsOf(funds).total === 0;
  return (
    <div className={styles.parts}>
      <FundsCard funds={funds} view={view} />
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
      {merchant.value?.isSingle === false && !isEmpty && <VendorWallets funds={funds} />}
      {merchant.failure !== null && merchant.value === undefined && <ReadFailure failure={merchant.failure} onRetry={merchant.retry} />}
    </div>
  );
}

function TransferSkeleton() {
  return (
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
  );
}
