import { useTranslation } from 'react-i18next';
import type { Failure } from '#api/api-failure.ts';
import { useErrorText } from '#shared/parts/use-error-text.ts';
import { waitInWords } from '#shared/parts/time-in-words.ts';

/** The sentence of a failure in a form, with the time to wait where the gateway told it. */
export function useFailureText(): (failure: Pick<Failure, 'code' | 'retryAfter'>) => string {
  const { t, i18n } = useTranslation('forms');
  const errorText = useErrorText();
  return ({ code, retryAfter }) =>
    retryAfter === undefined
      ? t(`errors.${code}` as 'errors.CODE_INVALID', { defaultValue: errorText(code) })
      : t('limited', { wait: waitInWords(retryAfter, i18n.language) });
}
