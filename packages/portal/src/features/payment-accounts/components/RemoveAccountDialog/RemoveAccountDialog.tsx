import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '@livery/ui/ConfirmDialog';
import { FailureNotice } from '#shared/forms/FailureNotice.tsx';
import type { RequestedDialogProps } from '#shared/ports/feature.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { selectAccountsSubmission, removalConfirmed } from '../../payment-accounts.slice.ts';
import { useAccountName } from '../../use-account-name.ts';

export function Dialog({ request: { account }, onClose }: RequestedDialogProps<'removePaymentAccount'>) {
  const { t } = useTranslation(['payment-accounts', 'common']);
  const dispatch = useAppDispatch();
  const nameOf = useAccountName();
  const submission = useAppSelector(selectAccountsSubmission);
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t('removal.title')}
      confirmLabel={t('remove')}
      cancelLabel={t('common:actions.cancel')}
      loading={submission.status === 'sending' ? t('removal.sending') : undefined}
      onConfirm={() => dispatch(removalConfirmed(account.accountId))}
      onCancel={onClose}
    >
      {submission.status === 'refused' ? <FailureNotice failure={submission.failure} /> : t('removal.text', { name: nameOf(account) })}
    </ConfirmDialog>
  );
}
