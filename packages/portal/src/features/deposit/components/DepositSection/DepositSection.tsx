import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '@livery/ui/ErrorState';
import { useErrorText } from '#shared/texts/use-error-text.ts';
import { useAddress } from '#shared/address/use-address.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { depositIn } from '../../deposit.rules.ts';
import { selectMethods } from '../../deposit.selectors.ts';
import { methodsRequested, waitingRequested } from '../../deposit.slice.ts';
import { useIsAway } from '../../use-is-away.ts';
import { DepositForm } from '../DepositForm/DepositForm.tsx';
import { DepositSkeleton } from '../DepositForm/DepositSkeleton.tsx';
import { NoMethods } from '../DepositForm/NoMethods.tsx';
import { DepositList } from '../DepositList/DepositList.tsx';
import { Payment } from '../Payment/Payment.tsx';
import { WaitingDeposit } from './WaitingDeposit.tsx';
import * as styles from './DepositSection.css.ts';

/** Deposit: the form, or the payment that the address names; below it all that there were. */
export function DepositSection() {
  const dispatch = useAppDispatch();
  const id = depositIn(useAddress().search);
  const isAway = useIsAway();
  useEffect(() => {
    if (!isAway) dispatch(waitingRequested());
  }, [dispatch, isAway]);
  return (
    <div className={styles.section}>
      {id === null && <WaitingDeposit />}
      {id === null ? <NewDeposit /> : <Payment key={id} id={id} />}
      <DepositList current={id} />
    </div>
  );
}

function NewDeposit() {
  const { t } = useTranslation('common');
  const errorText = useErrorText();
  const dispatch = useAppDispatch();
  const methods = useAppSelector(selectMethods);
  const request = () => dispatch(methodsRequested());
  const isAway = useIsAway();
  useEffect(() => {
    if (!isAway) dispatch(methodsRequested());
  }, [dispatch, isAway]);

  if (methods.value !== undefined) {
    const { methods: offered, currency } = methods.value;
    return offered.length === 0 ? <NoMethods onRetry={request} /> : <DepositForm methods={offered} currency={currency} />;
  }
  if (methods.status !== 'failed') return <DepositSkeleton />;
  return <ErrorState sentence={errorText(methods.failure.code)} retryLabel={t('actions.retry')} onRetry={request} />;
}
