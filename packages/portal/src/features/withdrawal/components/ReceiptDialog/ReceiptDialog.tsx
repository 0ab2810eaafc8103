import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { Dialog as Frame } from '@livery/ui/Dialog';
import { SubmissionNotice } from '#shared/forms/SubmissionNotice.tsx';
import { useAmountFormat } from '#shared/money/use-amount-format.ts';
import type { RequestedDialogProps } from '#shared/ports/feature.ts';
import { useFreshSubmission } from '#shared/money/use-submission.ts';
import { useAppDispatch } from '#shared/store/app-hooks.ts';
import { receiptSubmitted } from '../../withdrawal.slice.ts';
import { PartForm } from './PartForm.tsx';
import { ProofForm } from './ProofForm.tsx';
import * as styles from './ReceiptDialog.css.ts';

/** The member's report on a payment: all of it, a part, or nothing with proof. */
export function Dialog({ request: { withdrawal, receipt }, onClose }: RequestedDialogProps<'receipt'>) {
  const { t } = useTranslation(['withdrawal', 'common']);
  const dispatch = useAppDispatch();
  const { write } = useAmountFormat(withdrawal.currency);
  const change = useFreshSubmission('confirmReceipt', withdrawal.withdrawalId);
  const isBusy = change.status === 'sending';
  const { withdrawalId, arrives } = withdrawal;
  return (
    <Frame
      open
      onClose={onClose}
      title={t(`receipt.titles.${receipt}`)}
      closeLabel={t('common:actions.close')}
      size="small"
      dismissible={!isBusy}
    >
      <div className={styles.form}>
        <p className={styles.text}>{t(`receipt.texts.${receipt}`, { amount: write(arrives) })}</p>
        <SubmissionNotice submission={change} isSentOnce />
        {receipt === 'full' && (
          <Button
            variant="action"
            block
            loading={isBusy ? t('receipt.sending') : undefined}
            onClick={() => dispatch(receiptSubmitted({ withdrawalId, receipt, pictures: [] }))}
          >
            {t('receipt.confirm.full')}
          </Button>
        )}
        {receipt === 'partial' && <PartForm withdrawal={withdrawal} submission={change} />}
        {receipt === 'none' && <ProofForm withdrawalId={withdrawalId} isBusy={isBusy} />}
      </div>
    </Frame>
  );
}
