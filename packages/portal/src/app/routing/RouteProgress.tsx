import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@livery/ui/VisuallyHidden';
import * as styles from './RouteProgress.css.ts';

/** Milliseconds until a page counts as slow. */
const slowAfter = 10_000;

/** Shown while a page loads, with a message if it takes long. */
export function RouteProgress() {
  const { t } = useTranslation();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfter);
    return () => clearTimeout(timer);
  }, []);
  return (
    <output className={styles.room}>
      <span className={styles.progress} />
      {isSlow ? <span className={styles.slow}>{t('shell.slow')}</span> : <VisuallyHidden>{t('shell.loading')}</VisuallyHidden>}
    </output>
  );
}
