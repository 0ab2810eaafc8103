import { useTranslation } from 'react-i18next';
import type { FieldProblem } from '../../forms/field-rules.ts';
import { useProblemText } from '../../forms/use-problem-text.ts';

/** Validates a form with a new payout account. */
export function usePayoutProblem(): (problem: FieldProblem) => string {
  const { t } = useTranslation('forms');
  const problemText = useProblemText();
  const own: Record<string, string> = {
    'refused.pattern': t('payout.numberRefused'),
    'refused.known': t('payout.known'),
    'refused.ownName': t('payout.ownName'),
  };
  return (problem) => own[problem.text] ?? problemText(problem);
}
