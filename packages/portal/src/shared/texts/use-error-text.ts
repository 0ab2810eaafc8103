import { useTranslation } from 'react-i18next';
import type { FailureCode } from '#api/api-failure.ts';

/** The text of a failure outside forms. Form-only failures are in the forms' texts (`useFailureText`). */
export function useErrorText(): (code: FailureCode) => string {
  const { t } = useTranslation('common');
  return (code) => t(`errors.${code}` as 'errors.UNKNOWN', { defaultValue: t('errors.UNKNOWN') });
}
