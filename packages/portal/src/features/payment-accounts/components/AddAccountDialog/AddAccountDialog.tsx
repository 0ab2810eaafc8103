import { useTranslation } from 'react-i18next';
import { Dialog as Frame } from '@livery/ui/Dialog';
import { Skeleton } from '@livery/ui/Skeleton';
import { NoPaymentPassword } from '#shared/forms/PaymentPasswordField.tsx';
import type { RequestedDialogProps } from '#shared/ports/feature.ts';
import { Loaded } from '#shared/reads/Loaded.tsx';
import { useRead } from '#shared/reads/use-read.ts';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import { accountsRead, passwordRead } from '#shared/money/payout/payout-reads.ts';
import { selectAccountsSubmission } from '../../payment-accounts.slice.ts';
import { AddAccountForm } from './AddAccountForm.tsx';

export function Dialog({ onClose }: RequestedDialogProps<'addPaymentAccount'>) {
  const { t } = useTranslation(['payment-accounts', 'common']);
  const accounts = useRead(accountsRead, {});
  const password = useRead(passwordRead, {}).value;
  const submission = useAppSelector(selectAccountsSubmission);
  return (
    <Frame
      open
      onClose={onClose}
      title={t('form.title')}
      closeLabel={t('common:actions.close')}
      size="medium"
      dismissible={submission.status !== 'sending'}
    >
      {password?.isSet === false ? (
        <NoPaymentPassword />
      ) : (
        <Loaded
          of={accounts}
          onRetry={accounts.retry}
          label={t('loading')}
          skeleton={
            <>
              <Skeleton width="long" />
              <Skeleton />
              <Skeleton />
            </>
          }
        >
          {(known) => <AddAccountForm known={known} submission={submission} />}
        </Loaded>
      )}
    </Frame>
  );
}
