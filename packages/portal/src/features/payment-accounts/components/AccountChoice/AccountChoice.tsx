import { useEffect, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { PlusIcon } from '@livery/ui/icons';
import { RadioCards } from '@livery/ui/RadioCards';
import { Skeleton } from '@livery/ui/Skeleton';
import { PaymentMark } from '@livery/ui/PaymentMark';
import { Loaded } from '#shared/reads/Loaded.tsx';
import { useRead } from '#shared/reads/use-read.ts';
import { momentInFull, useDateText } from '#shared/time/use-date-text.ts';
import { useAppDispatch } from '#shared/store/app-hooks.ts';
import { dialogRequested } from '#shared/store/dialogs.slice.ts';
import type { PaymentAccounts } from '../../payment-accounts.api.ts';
import { accountsRead } from '#shared/money/payout/payout-reads.ts';
import { payoutMarks } from '#shared/money/payout/payout-marks.ts';
import type { PaymentAccount } from '../../payment-accounts.slice.ts';
import { useAccountName } from '../../use-account-name.ts';
import { AccountFields, type AccountFieldsProps } from '../AccountFields/AccountFields.tsx';
import * as styles from './AccountChoice.css.ts';

interface AccountChoiceProps {
  /** The chosen account's number as text. Empty for none. */
  value: string;
  onChoose: (account: Pick<PaymentAccount, 'accountId' | 'kind' | 'heldUntil'> & { isOtherFree: boolean }) => void;
  /** Extra information for each account by its kind. */
  describe: (kind: PaymentAccount['kind']) => string;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
  /** Renders the fields of a first account. */
  form: AccountFieldsProps['form'];
}

/**
 * Selects one of the member's accounts. The default is the first that can be paid to now, or the first of all. A member
 * without accounts gets the fields for a new one.
 */
export function AccountChoice(props: AccountChoiceProps) {
  const { t } = useTranslation('payment-accounts');
  const accounts = useRead(accountsRead, {});
  return (
    <Loaded of={accounts} onRetry={accounts.retry} skeleton={<Waiting />} label={t('loading')}>
      {(known) => <Choice {...props} known={known} />}
    </Loaded>
  );
}

function Choice({ value, onChoose, describe, error, ref, form, known }: AccountChoiceProps & { known: PaymentAccounts }) {
  const { accounts, most } = known;
  const { t } = useTranslation('payment-accounts');
  const dispatch = useAppDispatch();
  const nameOf = useAccountName();
  const momentText = useDateText(momentInFull);
  const free = accounts.filter(({ heldUntil }) => heldUntil === null);
  const first = free[0] ?? accounts[0];
  const chosen = accounts.find(({ accountId }) => String(accountId) === value);
  const choose = (account: PaymentAccount) => onChoose({ ...account, isOtherFree: free.some((other) => other !== account) });
  useEffect(() => {
    if (chosen === undefined && first !== undefined) choose(first);
  });
  const add = () => dispatch(dialogRequested({ kind: 'addPaymentAccount' }));
  if (first === undefined) return <NewAccount form={form} known={known} describe={describe} />;
  return (
    <div className={styles.choice}>
      <RadioCards
        ref={ref}
        name="accountId"
        label={t('label')}
        error={error}
        value={value}
        onChange={(id) => {
          const account = accounts.find(({ accountId }) => String(accountId) === id);
          if (account !== undefined) choose(account);
        }}
        options={accounts.map((account) => ({
          value: String(account.accountId),
          label: nameOf(account),
          description:
            account.heldUntil === null
              ? `${t('held', { holder: account.holder })} · ${describe(account.kind)}`
              : t('waits', { until: momentText(account.heldUntil) }),
          mark: <PaymentMark kind={payoutMarks[account.kind]} />,
        }))}
      />
      <div className={styles.actions}>
        <Button
          size="small"
          icon={PlusIcon}
          disabledReason={accounts.length >= most ? t('full', { count: most }) : undefined}
          onClick={add}
        >
          {t('add')}
        </Button>
        {chosen !== undefined && (
          <Button
            size="small"
            variant="quiet"
            aria-label={t('removeOne', { name: nameOf(chosen) })}
            onClick={() => dispatch(dialogRequested({ kind: 'removePaymentAccount', account: chosen }))}
          >
            {t('remove')}
          </Button>
        )}
      </div>
    </div>
  );
}

function NewAccount({ form, known, describe }: Pick<AccountChoiceProps, 'form' | 'describe'> & { known: PaymentAccounts }) {
  const { t } = useTranslation('payment-accounts');
  const { ownName } = known;
  const sentence = ownName === null ? t('form.ownUnknown') : t('form.own', { name: ownName });
  return (
    <div className={styles.choice}>
      <AccountFields form={form} known={known} label={t('label')} describe={describe} />
      <p className={styles.own}>{sentence}</p>
    </div>
  );
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      {['first', 'second'].map((card) => (
        <div key={card} className={styles.card}>
          <Skeleton width="half" />
          <Skeleton width="long" />
        </div>
      ))}
    </div>
  );
}
