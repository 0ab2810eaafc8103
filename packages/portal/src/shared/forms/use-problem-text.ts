import { useTranslation } from 'react-i18next';
import type { FieldProblem } from './field-rules.ts';

/**
 * The text for a problem. A merchant's pattern that the catalogue does not know is described by its lengths, and an
 * unknown refusal in general terms. Equal bounds are shown as one number (specification, section 5).
 */
export function useProblemText(): (problem: FieldProblem) => string {
  const { t } = useTranslation('forms');
  return ({ text, values = {} }) => {
    const { min, max } = values;
    const length = min === max ? max : t('length', { min, max });
    const fallback = text.startsWith('patterns.') ? 'patterns.ANY' : 'refused.other';
    return t([text, fallback] as string[], { ...values, length, defaultValue: '' });
  };
}
