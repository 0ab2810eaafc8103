import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button } from '@livery/ui/Button';
import { Dialog as Modal } from '@livery/ui/Dialog';
import type { RequestedDialogProps } from '#shared/ports/feature.ts';
import { useBrand } from '#shared/pages/brand.tsx';

const deposit = '/member/deposit';

/** How a new member logs in next time, and next steps. */
export function Dialog({ request: { account, way }, onClose }: RequestedDialogProps<'welcome'>) {
  const { t } = useTranslation(['registration', 'common']);
  const navigate = useNavigate();
  const { identity } = useBrand();
  return (
    <Modal
      open
      onClose={onClose}
      title={t('welcome.title', { brandName: identity.name })}
      closeLabel={t('common:actions.close')}
      size="small"
      startsAtTitle
      footer={
        <>
          <Button onClick={onClose}>{t('welcome.play')}</Button>
          <Button
            variant="action"
            onClick={() => {
              onClose();
              void navigate(deposit);
            }}
          >
            {t('welcome.deposit')}
          </Button>
        </>
      }
    >
      <p>{way === 'mobile' ? t('welcome.byMobile') : t('welcome.byName', { account })}</p>
    </Modal>
  );
}
