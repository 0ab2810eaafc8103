import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { Notice } from '@livery/ui/Notice';
import * as styles from './ChunkFailure.css.ts';

/** Over the page, for what could not be fetched and has no place of its own in it. */
export function ChunkFailure({ sentence, onDismiss }: { sentence: string; onDismiss: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles.failure}>
      <Notice
        tone="negative"
        isLive
        dismissLabel={t('actions.close')}
        onDismiss={onDismiss}
        action={<Button onClick={() => window.location.reload()}>{t('actions.reload')}</Button>}
      >
        {sentence}
      </Notice>
    </div>
  );
}
