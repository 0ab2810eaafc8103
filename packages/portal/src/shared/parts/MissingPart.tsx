import { useTranslation } from 'react-i18next';
import { ErrorState } from '@livery/ui/ErrorState';

/** In the place of a part whose chunk did not come; `lazy` and the browser remember that, so that only a reload brings it. */
export function MissingPart() {
  const { t } = useTranslation('common');
  return <ErrorState sentence={t('errors.CHUNK_FAILED')} retryLabel={t('actions.reload')} onRetry={() => window.location.reload()} />;
}
