import { useTranslation } from 'react-i18next';
import type { Failure } from '#api/api-failure.ts';
import { useErrorText } from '#shared/texts/use-error-text.ts';
import { waitInWords } from '#shared/time/time-in-words.ts';

/** The text of a failure in a form, with the exceeded limit and the waiting time if the gateway sent them. */
export function useFailureText(): (failure: Pick<Failure, 'code' | 'fields' | 'retryAfter'>) => string {
  const { t, i18n } = useTranslation('forms');
  const errorText = useErrorText();
  return ({ code, fields, retryAfter }) => {
    if (retryAfter !== undefined) return t('limited', { wait: waitInWords(retryAfter, i18n.language) });
    const rules = code === 'LIMIT_EXCEEDED' ? Object.values(fields ?? {}) : [];
    return t([...rules.map((rule) => `refused.${rule}`), `errors.${code}`] as ['errors.CODE_INVALID'], { defaultValue: errorText(code) });
  };
}
