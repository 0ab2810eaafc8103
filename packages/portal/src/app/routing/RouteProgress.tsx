import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@livery/ui/VisuallyHidden';
import * as styles from './RouteProgress.css.ts';

/** There while a page is fetched, gone with its arrival. */
export function RouteProgress() {
  const { t } = useTranslation();
  return (
    <output className={styles.room}>
      <span className={styles.progress} />
      <VisuallyHidden>{t('shell.loading')}</VisuallyHidden>
    </output>
  );
}
