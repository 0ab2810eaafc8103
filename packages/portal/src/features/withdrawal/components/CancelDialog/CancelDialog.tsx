import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '@livery/ui/ConfirmDialog';
import { useAmountFormat } from '#shared/money/use-amount-format.ts';
import { SubmissionNotice } from '#shared/forms/SubmissionNotice.tsx';
import type { RequestedDialogProps } from '#shared/ports/feature.ts';
import { useFreshSubmission } from '#shared/money/use-submission.ts';
import { useAppDispatch } from '#shared/store/app-hooks.ts';
import { cancellationConfirmed } from '../../withdrawal.slice.ts';

export function Dialog({ request: { withdrawal }, onClose }: RequestedDialogProps<'cancelWithdrawal'>) {
  const { t } = useTranslation('withdrawal');
  const dispatch = useAppDispatch();
  const { write } = useAmountFormat(withdrawal.currency);
  const change = useFreshSubmission('cancelWithdrawal', withdrawal.withdrawalId);
  return (
    <ConfirmDialog
      open
      title={t('cancel.title')}
      confirmLabel={t('cancel.confirm')}
      cancelLabel={t('cancel.keep')}
      loading={change.status === 'sending' ? t('cancel.sending') : undefined}
      onConfirm={() => dispatch(cancellationConfirmed({ withdrawalId: withdrawal.withdrawalId }))}
      onCancel={onClose}
    >
      {change.status === 'refused' || (change.status === 'sending' && change.isUncertain) ? (
        <SubmissionNotice submission={change} isSentOnce />
      ) : (
        t('cancel.text', { amount: write(withdrawal.amount) })
      )}
    </ConfirmDialog>
  );
}
