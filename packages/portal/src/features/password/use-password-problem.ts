import { useTranslation } from 'react-i18next';
import { passwordLength } from '@livery/contract/password-rules';
import type { FieldProblem } from '#shared/forms/field-rules.ts';
import { useProblemText } from '#shared/forms/use-problem-text.ts';
import { passwordProblemIn } from './password.rules.ts';

/** The error text of a field of these forms. */
export function usePasswordProblem(): (problem: FieldProblem) => string {
  const { t } = useTranslation('password');
  const problemText = useProblemText();
  return (problem) => {
    const name = passwordProblemIn(problem);
    return name === null ? problemText(problem) : t(`problems.${name}`, passwordLength);
  };
}
