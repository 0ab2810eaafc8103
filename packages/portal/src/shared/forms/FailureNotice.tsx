import { Notice } from '@livery/ui/Notice';
import { useTranslation } from 'react-i18next';
import type { Failure, FailureCode } from '#api/api-failure.ts';
import { isUnknownOutcome } from '#shared/money/outcome.ts';
import { useFailureText } from './use-failure-text.ts';

export interface FailureNoticeProps {
  failure: Failure;
  /** Of a refusal. */
  title?: string | undefined;
  /** What is sent again after an unknown outcome is not done twice, which is said then. */
  isSentOnce?: boolean | undefined;
  /** Refusals for which there is a better sentence here than the catalogue's. */
  sentences?: Partial<Record<FailureCode, string>> | undefined;
}

/** Why something was refused, told where it was asked for. */
export function FailureNotice({ failure, title, isSentOnce = false, sentences = {} }: FailureNoticeProps) {
  const { t } = useTranslation('forms');
  const failureText = useFailureText();
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
