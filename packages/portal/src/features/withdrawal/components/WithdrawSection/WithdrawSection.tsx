import { useEffect, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { EmptyState } from '@livery/ui/EmptyState';
import { RefreshCwIcon } from '@livery/ui/icons';
import { ReadFailure } from '#shared/reads/ReadFailure.tsx';
import { Loaded } from '#shared/reads/Loaded.tsx';
import { accountsRead, passwordRead } from '#shared/money/payout/payout-reads.ts';
import { useRead } from '#shared/reads/use-read.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import type { WithdrawalTerms } from '../../withdrawal.api.ts';
import { lastQuery, pageRead, termsRead } from '../../withdrawal.reads.ts';
import { selectPrepared, selectRequested, withdrawalBegun } from '../../withdrawal.slice.ts';
import { Funds } from '../Funds/Funds.tsx';
import { HoldNotice } from '../HoldNotice/HoldNotice.tsx';
import { Prepared } from '../Prepared/Prepared.tsx';
import { Requested } from '../Requested/Requested.tsx';
import { RequestForm, type AccountFieldProps } from '../RequestForm/RequestForm.tsx';
import { WithdrawalList } from '../WithdrawalList/WithdrawalList.tsx';
import { WithdrawSkeleton } from './WithdrawSkeleton.tsx';
import * as styles from './WithdrawSection.css.ts';

/** Withdrawal: available amount, form and earlier withdrawals. `AccountField` selects the account. */
export function WithdrawSection({ AccountField }: { AccountField: ComponentType<AccountFieldProps> }) {
  return (
    <div className={styles.section}>
      <NewWithdrawal AccountField={AccountField} />
      <WithdrawalList />
    </div>
  );
}

function NewWithdrawal({ AccountField }: { AccountField: ComponentType<AccountFieldProps> }) {
  const { t } = useTranslation(['withdrawal', 'common']);
  const dispatch = useAppDispatch();
  const terms = useRead(termsRead, {});
  const requested = useAppSelector(selectRequested);
  const prepared = useAppSelector(selectPrepared);
  useEffect(() => {
    dispatch(withdrawalBegun());
  }, [dispatch]);
  if (terms.value !== undefined)
    return (
      <>
        <Funds terms={terms.value} />
        {requested !== null ? (
          <Requested withdrawal={requested} />
        ) : prepared !== null ? (
          <Prepared account={prepared} />
        ) : terms.value.hold !== null ? (
          <HoldNotice hold={terms.value.hold} />
        ) : terms.value.methods.length === 0 ? (
          <EmptyState
            sentence={t('withdrawal:form.none')}
            action={
              <Button icon={RefreshCwIcon} onClick={terms.retry}>
                {t('common:actions.retry')}
              </Button>
            }
          />
        ) : (
          <Form terms={terms.value} AccountField={AccountField} />
        )}
      </>
    );
  if (terms.status !== 'failed') return <WithdrawSkeleton />;
  return <ReadFailure failure={terms.failure} onRetry={terms.retry} />;
}

/** Waits for the accounts, the last amount and the state of the payment password, since the form starts with them. */
function Form({ terms, AccountField }: { terms: WithdrawalTerms; AccountField: ComponentType<AccountFieldProps> }) {
  const accounts = useRead(accountsRead, {});
  const last = useRead(pageRead, lastQuery);
  const password = useRead(passwordRead, terms.hasPaymentPassword ? null : {});
  const isPasswordKnown = terms.hasPaymentPassword || password.value !== undefined;
  if (!isPasswordKnown && password.status === 'failed') return <ReadFailure failure={password.failure} onRetry={password.retry} />;
  if (!isPasswordKnown || (last.value === undefined && last.status !== 'failed')) return <WithdrawSkeleton hasFunds />;
  return (
    <Loaded of={accounts} onRetry={accounts.retry} skeleton={<WithdrawSkeleton hasFunds />}>
      {(known) => (
        <RequestForm
          terms={terms}
          accounts={known}
          hasLoginPassword={password.value?.hasLoginPassword ?? false}
          lastAmount={last.value?.items[0]?.amount ?? null}
          AccountField={AccountField}
        />
      )}
    </Loaded>
  );
}
