import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { Dialog } from '@livery/ui/Dialog';
import { Notice } from '@livery/ui/Notice';
import type { Submission } from '#shared/store/submission.ts';

/** Why an agent's link no longer works. */
const reasons = ['paused', 'expired', 'full', 'closed'] as const;

/** An unknown code stops the registration with its own warning (specification, section 8). */
export function AffiliateWarning({ submission }: { submission: Submission }) {
  const { t } = useTranslation(['registration', 'forms', 'common']);
  const [seen, setSeen] = useState<Submission | null>(null);
  const isRefused = submission.status === 'refused' && submission.failure.code === 'INVITATION_CODE_INVALID';
  const told = submission.status === 'refused' ? submission.failure.fields?.['/affiliateCode'] : undefined;
  const reason = reasons.find((each) => each === told);
  const close = () => setSeen(submission);
  return (
    <Dialog
      open={isRefused && submission !== seen}
      onClose={close}
      title={t('affiliate.title')}
      closeLabel={t('common:actions.close')}
      size="small"
      footer={
        <Button variant="action" onClick={close}>
          {t('common:actions.understood')}
        </Button>
      }
    >
      <Notice tone="warning">{reason === undefined ? t('forms:errors.INVITATION_CODE_INVALID') : t(`affiliate.reasons.${reason}`)}</Notice>
    </Dialog>
  );
}
