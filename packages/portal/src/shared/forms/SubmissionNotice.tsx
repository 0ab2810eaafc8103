import { Notice } from '@livery/ui/Notice';
import { useTranslation } from 'react-i18next';
import type { Submission } from '#shared/store/submission.ts';
import { FailureNotice, type FailureNoticeProps } from './FailureNotice.tsx';

/** The outcome of a submission that did not succeed. */
export function SubmissionNotice({ submission, ...refusal }: { submission: Submission } & Omit<FailureNoticeProps, 'failure'>) {
  const { t } = useTranslation('forms');
  if (submission.status === 'sending' && submission.isUncertain)
    return (
      <Notice tone="info" isLive>
        {t('uncertain')}
      </Notice>
    );
  return submission.status === 'refused' ? <FailureNotice failure={submission.failure} {...refusal} /> : null;
}
