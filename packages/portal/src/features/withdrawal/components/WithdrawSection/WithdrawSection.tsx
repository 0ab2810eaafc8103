import { useEffect, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { EmptyState } from '@livery/ui/EmptyState';
import { ErrorState } from '@livery/ui/ErrorState';
import { RefreshCwIcon } from '@livery/ui/icons';
import { useErrorText } from '#shared/texts/use-error-text.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { selectRequested, selectTerms } from '../../withdrawal.selectors.ts';
import { termsRequested, withdrawalBegun } from '../../withdrawal.slice.ts';
import { Funds } from '../Funds/Funds.tsx';
import { HoldNotice } from '../HoldNotice/HoldNotice.tsx';
import { Requested } from '../Requested/Requested.tsx';
import { RequestForm, type AccountFieldProps } from '../RequestForm/RequestForm.tsx';
import { WithdrawalList } from '../WithdrawalList/WithdrawalList.tsx';
import { WithdrawSkeleton } from './WithdrawSkeleton.tsx';
import * as styles from './WithdrawSection.css.ts';

/** Withdraw: what may leave, the form, and what was asked for before. `AccountField` chooses where the money goes. */
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
  const errorText = useErrorText();
  const dispatch = useAppDispatch();
  const terms = useAppSelector(selectTerms);
  const requested = useAppSelector(selectRequested);
  useEffect(() => {
    dispatch(withdrawalBegun());
    dispatch(termsRequested());
  }, [dispatch]);
  if (terms.value !== undefined)
    return (
      <>
        <Funds terms={terms.value} />
        {requested !== null ? (
          <Requested withdrawal={requested} />
        ) : terms.value.hold !== null ? (
          <HoldNotice hold={terms.value.hold} />
        ) : terms.value.methods.length === 0 ? (
          <EmptyState
            sentence={t('withdrawal:form.none')}
            action={
              <Button icon={RefreshCwIcon} onClick={() => dispatch(termsRequested())}>
                {t('common:actions.retry')}
              </Button>
            }
          />
        ) : (
          <RequestForm terms={terms.value} AccountField={AccountField} />
        )}
      </>
    );
  if (terms.status !== 'failed') return <WithdrawSkeleton />;
  return (
    <ErrorState
      sentence={errorText(terms.failure.code)}
      retryLabel={t('common:actions.retry')}
      onRetry={() => dispatch(termsRequested())}
    />
  );
}
