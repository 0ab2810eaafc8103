import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '@livery/ui/ConfirmDialog';
import { SubmissionNotice } from '#shared/forms/SubmissionNotice.tsx';
import { useReloadGuard } from '#shared/money/use-reload-guard.ts';
import { useMoneyText } from '#shared/money/use-money-text.ts';
import type { RequestedDialogProps } from '#shared/ports/feature.ts';
import { useAppDispatch } from '#shared/store/app-hooks.ts';
import { useFreshSubmission } from '#shared/money/use-submission.ts';
import { forfeitConfirmed } from '../../bonuses.commands.ts';
import * as styles from './ForfeitDialog.css.ts';

/** Asks for confirmation before giving up a bonus. */
export function Dialog({ request: { id, amount, currency }, onClose }: RequestedDialogProps<'forfeitBonus'>) {
  const { t } = useTranslation(['bonuses', 'common']);
  const dispatch = useAppDispatch();
  const moneyText = useMoneyText();
  const submission = useFreshSubmission('forfeitBonus', id);
  useReloadGuard();
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t('forfeitTitle')}
      confirmLabel={t('forfeit')}
      cancelLabel={t('keep')}
      loading={submission.status === 'sending' ? t('forfeiting') : undefined}
      onConfirm={() => dispatch(forfeitConfirmed({ id }))}
      onCancel={onClose}
    >
      <div className={styles.content}>
        <SubmissionNotice submission={submission} isSentOnce />
        <p>{t('forfeitText', { amount: moneyText(amount, currency) })}</p>
      </div>
    </ConfirmDialog>
  );
}
