import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '@livery/ui/ConfirmDialog';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import type { RequestedDialogProps } from '#shared/ports/feature.ts';
import { selectIsLoggingOut, logoutConfirmed } from '../../session.slice.ts';

export function Dialog({ onClose }: RequestedDialogProps<'logout'>) {
  const { t } = useTranslation(['session', 'common']);
  const dispatch = useAppDispatch();
  const isSending = useAppSelector(selectIsLoggingOut);
  return (
    <ConfirmDialog
      open
      title={t('logout.title')}
      confirmLabel={t('common:actions.confirm')}
      cancelLabel={t('common:actions.cancel')}
      loading={isSending ? t('logout.sending') : undefined}
      onConfirm={() => dispatch(logoutConfirmed())}
      onCancel={onClose}
    >
      {t('logout.text')}
    </ConfirmDialog>
  );
}
