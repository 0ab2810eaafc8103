import { Notice } from '@livery/ui/Notice';
import { useTranslation } from 'react-i18next';
import type { Failure, FailureCode } from '#api/api-failure.ts';
import { isUnknownOutcome } from '#shared/money/outcome.ts';
import { useFailureText } from './use-failure-text.ts';

export interface FailureNoticeProps {
  failure: Failure;
  /** The title for a refusal. */
  title?: string | undefined;
  /** Whether the call has an idempotency key. The notice then says that nothing is done twice. */
  isSentOnce?: boolean | undefined;
  /** Refusals with a better text than the catalogue's. */
  sentences?: Partial<Record<FailureCode, string>> | undefined;
}

/** The reason for a refusal, next to the form. */
export function FailureNotice({ failure, title, isSentOnce = false, sentences = {} }: FailureNoticeProps) {
  const { t } = useTranslation('forms');
  const failureText = useFailureText();
  // The outcome is unknown, so a title that reports a failure would be wrong.
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
