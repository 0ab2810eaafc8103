import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@livery/ui/VisuallyHidden';
import * as styles from './RouteProgress.css.ts';

/** Milliseconds until a page counts as slow. */
const slowAfter = 10_000;

/** There while a page is fetched, gone with its arrival. One that takes long is told. */
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
