import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { Dialog as Modal } from '@livery/ui/Dialog';
import type { RequestedDialogProps } from '#shared/ports/feature.ts';
import { useAppDispatch } from '#shared/store/app-hooks.ts';
import { registerRequested } from '#shared/store/dialogs.slice.ts';
import { gameRequested } from '#shared/games/games.ts';

/** Explains a refusal and offers alternatives. */
export function Dialog({ request: { code, demo }, onClose }: RequestedDialogProps<'notice'>) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const signUp = () => {
    onClose();
    dispatch(registerRequested());
  };
  const play = () => {
    onClose();
    if (demo !== undefined) dispatch(gameRequested({ ...demo, isDemo: true }));
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={t(`notices.${code}.title`)}
      closeLabel={t('actions.close')}
      size={demo === undefined ? 'small' : 'medium'}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('actions.understood')}
          </Button>
          {demo !== undefined && <Button onClick={play}>{t(`notices.${code}.demo`)}</Button>}
          <Button variant="action" data-opens="register" onClick={signUp}>
            {t(`notices.${code}.signUp`)}
          </Button>
        </>
      }
    >
      {t(`notices.${code}.text`)}
    </Modal>
  );
}
