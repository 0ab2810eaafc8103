import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { EmptyState } from '@livery/ui/EmptyState';
import { RefreshCwIcon } from '@livery/ui/icons';

export function NoMethods({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['deposit', 'common']);
  return (
    <EmptyState
      sentence={t('form.none')}
      action={
        <Button icon={RefreshCwIcon} onClick={onRetry}>
          {t('common:actions.retry')}
        </Button>
      }
    />
  );
}
