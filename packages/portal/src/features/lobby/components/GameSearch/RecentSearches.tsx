import { Icon } from '@livery/ui/Icon';
import { ClockIcon } from '@livery/ui/icons';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '#shared/state/app-hooks.ts';
import { searchesForgotten, selectSearch } from '../../search.slice.ts';
import * as styles from './GameSearch.css.ts';

/** What led to a game before, in this tab. */
export function RecentSearches({ onChoose }: { onChoose: (text: string) => void }) {
  const { t } = useTranslation('games');
  const dispatch = useAppDispatch();
  const { recent } = useAppSelector(selectSearch);
  if (recent.length === 0) return null;
  return (
    <section aria-label={t('recent')}>
      <div className={styles.headingRow}>
        <h3 className={styles.heading}>{t('recent')}</h3>
        <button
          type="button"
          className={styles.forget}
          onClick={(event) => {
            event.currentTarget.closest('dialog')?.querySelector('input')?.focus();
            dispatch(searchesForgotten());
          }}
        >
          {t('forget')}
        </button>
      </div>
      <ul className={styles.recent}>
        {recent.map((text) => (
          <li key={text} className={styles.recentEntry}>
            <button
              type="button"
              className={styles.chip}
              onClick={(event) => {
                event.currentTarget.closest('dialog')?.querySelector('input')?.focus();
                onChoose(text);
              }}
            >
              <Icon icon={ClockIcon} size="small" />
              <bdi className={styles.chipText}>{text}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
