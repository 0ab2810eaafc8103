import { useTranslation } from 'react-i18next';
import { Skeleton } from '@livery/ui/Skeleton';
import { Loaded } from '#shared/reads/Loaded.tsx';
import { useRead } from '#shared/reads/use-read.ts';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import { recruitingTermsRead } from '../../agent-recruiting.reads.ts';
import { selectAdded } from '../../agent-recruiting.slice.ts';
import * as styles from './AddAccount.css.ts';
import { AddAccountForm } from './AddAccountForm.tsx';
import { FirstPasswordDialog } from './FirstPasswordDialog.tsx';
import { WaitingAccounts } from './WaitingAccounts.tsx';

/** A new account directly below the agent, and accounts whose owners have not logged in yet. */
export function AddAccountPage() {
  const terms = useRead(recruitingTermsRead, {});
  const added = useAppSelector(selectAdded);
  return (
    <>
      <Loaded of={terms} onRetry={terms.retry} skeleton={<AddAccountSkeleton />}>
        {(value) => (
          <div className={styles.page}>
            <AddAccountForm key={added} terms={value} />
            <WaitingAccounts accounts={value.waiting} />
          </div>
        )}
      </Loaded>
      <FirstPasswordDialog />
    </>
  );
}

function AddAccountSkeleton() {
  const { t } = useTranslation('agent-recruiting');
  return (
    <div className={styles.card}>
      <h2 className={styles.title}>{t('account.title')}</h2>
      {['username', 'nickname', 'kind', 'rates', 'button'].map((part) => (
        <Skeleton key={part} shape="control" />
      ))}
    </div>
  );
}
