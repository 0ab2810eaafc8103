import { useTranslation } from 'react-i18next';
import type { HelpArticle } from '@livery/contract/shapes';
import * as styles from './Version.css.ts';

/** Which version of terms this is, and since when. */
export function Version({ article: { version, validFrom } }: { article: HelpArticle }) {
  const { t, i18n } = useTranslation('help');
  if (version === null || validFrom === null) return null;
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(validFrom));
  return <p className={styles.version}>{t('version', { version, date })}</p>;
}
