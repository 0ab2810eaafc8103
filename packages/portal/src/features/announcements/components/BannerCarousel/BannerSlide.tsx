import type { Banner } from '@livery/contract/shapes';
import { Picture } from '#shared/pages/Picture.tsx';
import { BannerLink } from '../BannerLink/BannerLink.tsx';
import * as styles from './BannerCarousel.css.ts';

export function BannerSlide({ banner }: { banner: Banner }) {
  return (
    <article className={styles.banner}>
      <Picture
        className={styles.art}
        src={banner.imageUrl}
        alt=""
        width={1200}
        height={675}
        loading="lazy"
        decoding="async"
        draggable={false}
      />
      <div className={styles.words}>
        <h2 className={styles.title} dir="auto">
          <BannerLink banner={banner} />
        </h2>
        <p className={styles.text} dir="auto">
          {banner.text}
        </p>
      </div>
    </article>
  );
}
