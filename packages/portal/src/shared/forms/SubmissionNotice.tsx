import { Notice } from '@livery/ui/Notice';
import { useTranslation } from 'react-i18next';
import type { FailureCode } from '#api/api-failure.ts';
import { isUnknownOutcome } from '#shared/state/send-once.ts';
import type { Submission } from '#shared/state/submission.ts';
import { useFailureText } from './use-failure-text.ts';

interface SubmissionNoticeProps {
  submission: Submission;
  /** Of a refusal. */
  title?: string | undefined;
  /** What is sent again after an unknown outcome is not done twice, which is said then. */
  isSentOnce?: boolean | undefined;
  /** Refusals for which this form has a better sentence than the catalogue. */
  sentences?: Partial<Record<FailureCode, string>> | undefined;
}

/** What became of what was sent, where that is not what was asked for. */
export function SubmissionNotice({ submission, title, isSentOnce = false, sentences = {} }: SubmissionNoticeProps) {
  const { t } = useTranslation('forms');
  const failureText = useFailureText();
  if (submission.status === 'sending' && submission.isUncertain)
    return (
      <Notice tone="info" isLive>
        {t('uncertain')}
      </Notice>
    );
  if (submission.status !== 'refused') return null;
  const { failure } = submission;
  // Nothing has failed as far as anybody knows, so the title that says so stays away.
  if (isSentOnce && isUnknownOutcome(failure.code))
    return (
      <Notice tone="warning" isLive>
        {t('unknown')}
      </Notice>
    );
  return (
    <Notice tone="negative" title={title} isLive>
      {sentences[failure.code] ?? failureText(failure)}
    </Notice>
  );
}
