import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { selectPromotions } from '#features/announcements/announcements.slice.ts';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import { paths } from '#app/routing/navigation.ts';
import * as styles from './SideMenu.css.ts';

/** Promotions in the menu. The rest are one link away (specification, section 9). */
const shownPromotions = 6;

export function SidePromotions({ here, onFollow }: { here: string; onFollow?: (() => void) | undefined }) {
  const { t } = useTranslation();
  const promotions = useAppSelector(selectPromotions);
  if (promotions.length === 0) return null;
  return (
    <ul className={styles.sublist} aria-label={t('navigation.promotions')}>
      {promotions.slice(0, shownPromotions).map(({ id, title }) => {
        const to = `${paths.promotions}/${id}`;
        return (
          <li key={id}>
            <Link className={styles.subentry} dir="auto" to={to} aria-current={here === to ? 'page' : undefined} onClick={onFollow}>
              {title}
            </Link>
          </li>
        );
      })}
      {promotions.length > shownPromotions && (
        <li>
          <Link className={styles.subentry} to={paths.promotions} onClick={onFollow} data-more="">
            {t('actions.more')}
          </Link>
        </li>
      )}
    </ul>
  );
}
