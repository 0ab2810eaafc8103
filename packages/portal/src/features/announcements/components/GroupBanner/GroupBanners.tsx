import { Picture } from '#shared/pages/Picture.tsx';
import type { GroupBannerProps } from '#shared/ports/group-banner.tsx';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import { selectBannersOf } from '../../announcements.slice.ts';
import { BannerLink } from '../BannerLink/BannerLink.tsx';
import { list } from './BannerRoom.css.ts';
import * as styles from './GroupBanners.css.ts';

/** The banners of a dialog or of the menu, stacked. */
export function GroupBanners({ group, onFollow }: GroupBannerProps) {
  const banners = useAppSelector((state) => selectBannersOf(state, group));
  return (
    <ul className={list}>
      {banners.map((banner) => (
        <li key={banner.id} className={styles.card}>
          <div className={styles.words}>
            <p className={styles.title} dir="auto">
              <BannerLink banner={banner} onFollow={onFollow} />
            </p>
            <p className={styles.text} dir="auto">
              {banner.text}
            </p>
          </div>
          <div className={styles.frame}>
            <Picture className={styles.art} src={banner.imageUrl} alt="" width={1200} height={675} loading="lazy" decoding="async" />
          </div>
        </li>
      ))}
    </ul>
  );
}
