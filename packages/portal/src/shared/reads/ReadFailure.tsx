import { useTranslation } from 'react-i18next';
import { ErrorState } from '@livery/ui/ErrorState';
import type { Failure } from '#api/api-failure.ts';
import { useErrorText } from '../texts/use-error-text.ts';

/** Shown instead of a value that failed to load. */
export function ReadFailure({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const { t } = useTranslation('common');
  const errorText = useErrorText();
  return <ErrorState sentence={errorText(failure.code)} retryLabel={t('actions.retry')} onRetry={onRetry} />;
}
