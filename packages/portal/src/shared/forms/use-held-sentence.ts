import { useTranslation } from 'react-i18next';
import type { FailureCode } from '#api/api-failure.ts';
import { momentInFull, useDateText } from '#shared/time/use-date-text.ts';
import type { Submission } from '#shared/store/submission.ts';

/** Says until when money is held, for forms that send it out of the account. */
export function useHeldSentence(submission: Submission): Partial<Record<FailureCode, string>> {
  const { t } = useTranslation('forms');
  const momentText = useDateText(momentInFull);
  if (submission.status !== 'refused' || submission.failure.code !== 'WITHDRAWALS_HELD') return {};
  return { WITHDRAWALS_HELD: t('held', { until: momentText(String(submission.failure.value?.['until'])) }) };
}
