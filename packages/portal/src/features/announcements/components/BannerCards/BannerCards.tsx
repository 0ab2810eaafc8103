import { Rail } from '@livery/ui/Rail';
import { Skeleton } from '@livery/ui/Skeleton';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import { selectHomeBanners, selectIsSettled } from '../../announcements.slice.ts';
import { Picture } from '#shared/pages/Picture.tsx';
import { BannerLink } from '../BannerLink/BannerLink.tsx';
import * as styles from './BannerCards.css.ts';

/** Reserves room for as many as a desktop shows. */
const expected = [1, 2, 3];

/** The banners as a row of cards. Their space is reserved while they load. */
export function BannerCards() {
  const { t } = useTranslation('announcements');
  const banners = useAppSelector(selectHomeBanners);
  const isSettled = useAppSelector(selectIsSettled);
  if (banners.length === 0 && isSettled) return null;
  return (
    <Rail title={t('cards.title')} previousLabel={t('cards.previous')} nextLabel={t('cards.next')} itemWidth="card">
      {banners.length === 0
        ? expected.map((card) => (
            <div key={card} className={styles.room}>
              <Skeleton shape="block" />
            </div>
          ))
        : banners.map((banner) => (
            <article key={banner.id} className={styles.card}>
              <Picture className={styles.art} src={banner.imageUrl} alt="" width={1200} height={675} loading="lazy" decoding="async" />
              <div className={styles.words}>
                <h3 className={styles.title} dir="auto">
                  <BannerLink banner={banner} />
                </h3>
                <p className={styles.text} dir="auto">
                  {banner.text}
                </p>
              </div>
            </article>
          ))}
    </Rail>
  );
}
