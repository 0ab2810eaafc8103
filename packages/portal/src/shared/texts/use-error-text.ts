import { useTranslation } from 'react-i18next';
import type { FailureCode } from '#api/api-failure.ts';

/** The sentence of a failure where there is no form; what only forms meet stands in their texts (`useFailureText`). */
export function useErrorText(): (code: FailureCode) => string {
  const { t } = useTranslation('common');
  return (code) => t(`errors.${code}` as 'errors.UNKNOWN', { defaultValue: t('errors.UNKNOWN') });
}
