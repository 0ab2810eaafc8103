import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LinkTabs } from '@livery/ui/Tabs';
import { useAddress } from '#shared/address/use-address.ts';
import { ReadFailure } from '#shared/reads/ReadFailure.tsx';
import { useRead } from '#shared/reads/use-read.ts';
import { depositsRead, lastQuery, methodsRead } from '../../deposit.reads.ts';
import { depositIn, searchOfHistory, showsHistory } from '../../deposit.rules.ts';
import { DepositForm } from '../DepositForm/DepositForm.tsx';
import { DepositSkeleton } from '../DepositForm/DepositSkeleton.tsx';
import { NoMethods } from '../DepositForm/NoMethods.tsx';
import { DepositList } from '../DepositList/DepositList.tsx';
import { Payment } from '../Payment/Payment.tsx';
import { WaitingDeposit } from './WaitingDeposit.tsx';
import * as styles from './DepositSection.css.ts';

/** The deposit form, or the payment named by the address. A second tab lists all deposits. */
export function DepositSection() {
  const { t } = useTranslation('deposit');
  const { search } = useAddress();
  const id = depositIn(search);
  const isHistory = showsHistory(search);
  return (
    <div className={styles.section}>
      <LinkTabs
        label={t('views.label')}
        items={[
          { id: 'new', label: t('views.new'), href: '' },
          { id: 'history', label: t('views.history'), href: searchOfHistory(search) },
        ]}
        current={isHistory ? 'history' : 'new'}
        render={({ href, ...props }) => <Link {...props} to={{ search: href }} preventScrollReset />}
      />
      {id !== null && <Payment key={id} id={id} />}
      {id === null && isHistory && <DepositList />}
      {id === null && !isHistory && (
        <>
          <WaitingDeposit />
          <NewDeposit />
        </>
      )}
    </div>
  );
}

/** Waits for the last deposit, since the form starts with it. If the read fails, the form starts empty. */
function NewDeposit() {
  const methods = useRead(methodsRead, {});
  const last = useRead(depositsRead, lastQuery);
  if (methods.value === undefined && methods.status === 'failed') return <ReadFailure failure={methods.failure} onRetry={methods.retry} />;
  if (methods.value === undefined || (last.value === undefined && last.status !== 'failed')) return <DepositSkeleton />;
  const { methods: offered, currency } = methods.value;
  if (offered.length === 0) return <NoMethods onRetry={methods.retry} />;
  return <DepositForm methods={offered} last={last.value?.items[0]} currency={currency} />;
}
