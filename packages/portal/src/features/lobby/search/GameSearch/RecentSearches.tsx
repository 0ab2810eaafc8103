import { Icon } from '@livery/ui/Icon';
import { ClockIcon } from '@livery/ui/icons';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { searchesForgotten, selectSearch } from '../search.slice.ts';
import * as styles from './GameSearch.css.ts';

interface RecentSearchesProps {
  onChoose: (text: string) => void;
  /** The pressed button disappears, so the focus must move. */
  onLeave: () => void;
}

/** The tab's successful searches. */
export function RecentSearches({ onChoose, onLeave }: RecentSearchesProps) {
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
          onClick={() => {
            onLeave();
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
              onClick={() => {
                onLeave();
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
