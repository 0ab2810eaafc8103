import { useTranslation } from 'react-i18next';
import { ErrorState } from '@livery/ui/ErrorState';
import type { Failure } from '#api/api-failure.ts';
import { useErrorText } from '#shared/texts/use-error-text.ts';

export function RecordFailure({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  return <ErrorState sentence={errorText(failure.code)} retryLabel={t('actions.retry')} onRetry={onRetry} />;
}
