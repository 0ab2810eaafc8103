import type { ReactNode } from 'react';
import type { Banner } from '@livery/contract/shapes';
import { Link } from 'react-router-dom';
import { useAppDispatch } from '#shared/app-hooks.ts';
import { dialogRequested } from '#shared/dialogs.slice.ts';
import { targetOf } from '../../announcements.rules.ts';
import * as styles from './BannerCarousel.css.ts';

export function BannerSlide({ banner }: { banner: Banner }) {
  return (
    <article className={styles.banner}>
      <img
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
        <h2 className={styles.title}>
          <BannerLink banner={banner}>{banner.title}</BannerLink>
        </h2>
        <p className={styles.text}>{banner.text}</p>
      </div>
    </article>
  );
}

/** The title is the link; it covers the slide. */
function BannerLink({ banner, children }: { banner: Banner; children: ReactNode }) {
  const dispatch = useAppDispatch();
  const target = targetOf(banner);
  switch (target.kind) {
    case 'page':
      return (
        <Link to={target.path} className={styles.cover} draggable={false}>
          {children}
        </Link>
      );
    case 'link':
      return (
        <a href={target.url} target="_blank" rel="noopener noreferrer" className={styles.cover} draggable={false}>
          {children}
        </a>
      );
    case 'game':
      return (
        <button
          type="button"
          className={styles.cover}
          onClick={() => dispatch(dialogRequested({ kind: 'game', game: { ...target.game, gameName: banner.title } }))}
        >
          {children}
        </button>
      );
    case 'none':
      return children;
  }
}
