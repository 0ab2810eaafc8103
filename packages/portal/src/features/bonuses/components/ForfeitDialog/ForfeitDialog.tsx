import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '@livery/ui/ConfirmDialog';
import { FailureNotice } from '#shared/forms/FailureNotice.tsx';
import { useReloadGuard } from '#shared/money/use-reload-guard.ts';
import { useMoneyText } from '#shared/money/use-money-text.ts';
import type { RequestedDialogProps } from '#shared/ports/feature.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { claimOf } from '#shared/money/claims.ts';
import { forfeitConfirmed, selectForfeit } from '../../bonuses.slice.ts';
import * as styles from './ForfeitDialog.css.ts';

/** Asks once more before a bonus is given up for good. */
export function Dialog({ request: { id, amount, currency }, onClose }: RequestedDialogProps<'forfeitBonus'>) {
  const { t } = useTranslation(['bonuses', 'common']);
  const dispatch = useAppDispatch();
  const moneyText = useMoneyText();
  const { isBusy, failure } = claimOf(useAppSelector(selectForfeit), String(id));
  useReloadGuard();
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t('forfeitTitle')}
      confirmLabel={t('forfeit')}
      cancelLabel={t('keep')}
      loading={isBusy ? t('forfeiting') : undefined}
      onConfirm={() => dispatch(forfeitConfirmed(String(id)))}
      onCancel={onClose}
    >
      <div className={styles.content}>
        {failure !== null && <FailureNotice failure={failure} isSentOnce />}
        <p>{t('forfeitText', { amount: moneyText(amount, currency) })}</p>
      </div>
    </ConfirmDialog>
  );
}
