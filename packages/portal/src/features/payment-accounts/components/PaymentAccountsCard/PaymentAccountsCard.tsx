import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { BanknoteIcon, PlusIcon } from '@livery/ui/icons';
import { Skeleton } from '@livery/ui/Skeleton';
import { PaymentMark } from '@livery/ui/PaymentMark';
import { AccountCard } from '#shared/pages/AccountCard.tsx';
import { Loaded } from '#shared/reads/Loaded.tsx';
import { momentInFull, useDateText } from '#shared/time/use-date-text.ts';
import { useRead } from '#shared/reads/use-read.ts';
import { useAppDispatch } from '#shared/store/app-hooks.ts';
import { dialogRequested } from '#shared/store/dialogs.slice.ts';
import { accountsRead } from '#shared/money/payout/payout-reads.ts';
import { payoutMarks } from '#shared/money/payout/payout-marks.ts';
import type { PaymentAccount } from '../../payment-accounts.slice.ts';
import { useAccountName } from '../../use-account-name.ts';
import * as styles from './PaymentAccountsCard.css.ts';

/** The member's payout accounts, with buttons to add and remove one. */
export function PaymentAccountsCard() {
  const { t } = useTranslation('payment-accounts');
  const dispatch = useAppDispatch();
  const accounts = useRead(accountsRead, {});
  const known = accounts.value;
  return (
    <AccountCard
      icon={BanknoteIcon}
      title={t('card.title')}
      text={t('card.text')}
      action={
        known !== undefined && (
          <Button
            icon={PlusIcon}
            data-opens="addPaymentAccount"
            disabledReason={known.accounts.length >= known.most ? t('full', { count: known.most }) : undefined}
            onClick={() => dispatch(dialogRequested({ kind: 'addPaymentAccount' }))}
          >
            {t('add')}
          </Button>
        )
      }
    >
      <Loaded
        of={accounts}
        onRetry={accounts.retry}
        skeleton={
          <>
            <Skeleton width="long" />
            <Skeleton width="half" />
          </>
        }
      >
        {({ accounts: all }) => (all.length === 0 ? <p className={styles.none}>{t('none')}</p> : <List accounts={all} />)}
      </Loaded>
    </AccountCard>
  );
}

function List({ accounts }: { accounts: readonly PaymentAccount[] }) {
  const { t } = useTranslation('payment-accounts');
  const dispatch = useAppDispatch();
  const nameOf = useAccountName();
  const momentText = useDateText(momentInFull);
  return (
    <ul className={styles.list}>
      {accounts.map((account) => (
        <li key={account.accountId} className={styles.account}>
          <PaymentMark kind={payoutMarks[account.kind]} />
          <span className={styles.words}>
            <span className={styles.name}>{nameOf(account)}</span>
            <span className={styles.holder}>{t('held', { holder: account.holder })}</span>
            {account.heldUntil !== null && <span className={styles.holder}>{t('waits', { until: momentText(account.heldUntil) })}</span>}
          </span>
          <Button
            size="small"
            variant="quiet"
            data-opens="removePaymentAccount"
            aria-label={t('removeOne', { name: nameOf(account) })}
            onClick={() => dispatch(dialogRequested({ kind: 'removePaymentAccount', account }))}
          >
            {t('remove')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
