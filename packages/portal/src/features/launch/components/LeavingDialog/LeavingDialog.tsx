import { ConfirmDialog } from '@livery/ui/ConfirmDialog';
import { useTranslation } from 'react-i18next';
import { useMoneyText } from '#shared/money/use-money-text.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { selectAtStake, leavingAsked } from '../../launch.slice.ts';

/** Asks whether to leave a game with an open round. */
export function LeavingDialog({ onLeave, onStay }: { onLeave: () => void; onStay?: () => void }) {
  const { t } = useTranslation('launch');
  const dispatch = useAppDispatch();
  const money = useMoneyText();
  const atStake = useAppSelector(selectAtStake);
  const stay = () => {
    dispatch(leavingAsked(null));
    onStay?.();
  };
  return (
    <ConfirmDialog
      open={atStake !== null}
      title={t('leaving.title')}
      confirmLabel={t('leaving.leave')}
      cancelLabel={t('leaving.stay')}
      onConfirm={onLeave}
      onCancel={stay}
    >
      <p>{t('leaving.text', { amount: atStake === null ? '' : money(atStake.amount, atStake.unit) })}</p>
    </ConfirmDialog>
  );
}
