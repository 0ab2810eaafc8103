import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog as Frame } from '@livery/ui/Dialog';
import { Skeleton, SkeletonGroup } from '@livery/ui/Skeleton';
import { NoPaymentPassword } from '#shared/forms/PaymentPasswordField.tsx';
import type { RequestedDialogProps } from '#shared/ports/feature.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { selectAccounts, selectAccountsSubmission, selectPaymentPassword } from '../../payment-accounts.selectors.ts';
import { accountsRequested, passwordRequested } from '../../payment-accounts.slice.ts';
import { AddAccountForm } from './AddAccountForm.tsx';

export function Dialog({ onClose }: RequestedDialogProps<'addPaymentAccount'>) {
  const { t } = useTranslation(['payment-accounts', 'common']);
  const dispatch = useAppDispatch();
  const accounts = useAppSelector(selectAccounts).value;
  const password = useAppSelector(selectPaymentPassword).value;
  const submission = useAppSelector(selectAccountsSubmission);
  useEffect(() => {
    dispatch(accountsRequested());
    dispatch(passwordRequested());
  }, [dispatch]);
  return (
    <Frame
      open
      onClose={onClose}
      title={t('form.title')}
      closeLabel={t('common:actions.close')}
      size="medium"
      dismissible={submission.status !== 'sending'}
    >
      {password?.isSet === false && <NoPaymentPassword />}
      {password?.isSet !== false &&
        (accounts === undefined ? (
          <SkeletonGroup label={t('loading')}>
            <Skeleton width="long" />
            <Skeleton />
            <Skeleton />
          </SkeletonGroup>
        ) : (
          <AddAccountForm known={accounts} submission={submission} />
        ))}
    </Frame>
  );
}
