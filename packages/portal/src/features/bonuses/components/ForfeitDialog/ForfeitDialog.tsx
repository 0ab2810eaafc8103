import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '@livery/ui/ConfirmDialog';
import { FailureNotice } from '#shared/forms/FailureNotice.tsx';
import { useReloadGuard } from '#shared/money/use-reload-guard.ts';
import { useMoneyText } from '#shared/money/use-money-text.ts';
import type { RequestedDialogProps } from '#shared/ports/feature.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { claimOf } from '#shared/money/claims.ts';
import { forfeitConfirmed, selectBonuses, selectForfeit } from '../../bonuses.slice.ts';
import * as styles from './ForfeitDialog.css.ts';

/** Asks once more before a bonus is given up for good. */
export function Dialog({ request: { id }, onClose }: RequestedDialogProps<'forfeitBonus'>) {
  const { t } = useTranslation(['bonuses', 'common']);
  const dispatch = useAppDispatch();
  const moneyText = useMoneyText();
  const page = useAppSelector(selectBonuses).value;
  const bonus = page?.items.find((one) => one.id === id);
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
        <p>{t('forfeitText', { amount: bonus === undefined || page === undefined ? '' : moneyText(bonus.amount, page.currency) })}</p>
      </div>
    </ConfirmDialog>
  );
}
