import { useTranslation } from 'react-i18next';
import { regionalLanguage } from '@livery/contract/regional-language';
import type { HelpArticle } from '@livery/contract/shapes';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import { selectLanguage } from '#shared/facts/preferences.slice.ts';
import * as styles from './Version.css.ts';

/** The version of the terms, and its date. */
export function Version({ article: { version, validFrom } }: { article: HelpArticle }) {
  const { t } = useTranslation('help');
  const language = useAppSelector(selectLanguage);
  if (version === null || validFrom === null) return null;
  const date = new Intl.DateTimeFormat(regionalLanguage(language), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(validFrom));
  return <p className={styles.version}>{t('version', { version, date })}</p>;
}
