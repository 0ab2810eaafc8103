import { useTranslation } from 'react-i18next';
import type { Failure } from '#api/api-failure.ts';
import { useErrorText } from '#shared/texts/use-error-text.ts';
import { waitInWords } from '#shared/time/time-in-words.ts';

/** The sentence of a failure in a form, with the limit that was passed and the time to wait if the gateway told them. */
export function useFailureText(): (failure: Pick<Failure, 'code' | 'fields' | 'retryAfter'>) => string {
  const { t, i18n } = useTranslation('forms');
  const errorText = useErrorText();
  return ({ code, fields, retryAfter }) => {
    if (retryAfter !== undefined) return t('limited', { wait: waitInWords(retryAfter, i18n.language) });
    const rules = code === 'LIMIT_EXCEEDED' ? Object.values(fields ?? {}) : [];
    return t([...rules.map((rule) => `refused.${rule}`), `errors.${code}`] as ['errors.CODE_INVALID'], { defaultValue: errorText(code) });
  };
}
