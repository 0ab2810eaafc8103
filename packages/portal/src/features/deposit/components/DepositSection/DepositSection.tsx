import { useAddress } from '#shared/address/use-address.ts';
import { ReadFailure } from '#shared/reads/ReadFailure.tsx';
import { useRead } from '#shared/reads/use-read.ts';
import { methodsRead } from '../../deposit.reads.ts';
import { depositIn } from '../../deposit.rules.ts';
import { DepositForm } from '../DepositForm/DepositForm.tsx';
import { DepositSkeleton } from '../DepositForm/DepositSkeleton.tsx';
import { NoMethods } from '../DepositForm/NoMethods.tsx';
import { DepositList } from '../DepositList/DepositList.tsx';
import { Payment } from '../Payment/Payment.tsx';
import { WaitingDeposit } from './WaitingDeposit.tsx';
import * as styles from './DepositSection.css.ts';

/** Deposit: the form, or the payment that the address names; below it all that there were. */
export function DepositSection() {
  const id = depositIn(useAddress().search);
  return (
    <div className={styles.section}>
      {id === null && <WaitingDeposit />}
      {id === null ? <NewDeposit /> : <Payment key={id} id={id} />}
      <DepositList current={id} />
    </div>
  );
}

function NewDeposit() {
  const methods = useRead(methodsRead, {});
  if (methods.value !== undefined) {
    const { methods: offered, currency } = methods.value;
    return offered.length === 0 ? <NoMethods onRetry={methods.retry} /> : <DepositForm methods={offered} currency={currency} />;
  }
  if (methods.status !== 'failed') return <DepositSkeleton />;
  return <ReadFailure failure={methods.failure} onRetry={methods.retry} />;
}
