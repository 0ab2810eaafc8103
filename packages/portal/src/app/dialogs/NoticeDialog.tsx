import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { Dialog as Modal } from '@livery/ui/Dialog';
import type { RequestedDialogProps } from '#shared/ports/feature.ts';

export function Dialog({ request, onClose }: RequestedDialogProps<'notice'>) {
  const { t } = useTranslation();
  return (
    <Modal
      open
      onClose={onClose}
      title={t(`notices.${request.code}.title`)}
      closeLabel={t('actions.close')}
      size="small"
      footer={
        <Button variant="action" onClick={onClose}>
          {t('actions.understood')}
        </Button>
      }
    >
      {t(`notices.${request.code}.text`)}
    </Modal>
  );
}
