import type { Banner } from '@livery/contract/shapes';
import { Link } from 'react-router-dom';
import { useAppDispatch } from '#shared/store/app-hooks.ts';
import { gameRequested } from '#shared/games/games.ts';
import { targetOf } from '../../announcements.rules.ts';
import * as styles from './BannerLink.css.ts';

/** A banner's title, as a link or button depending on its target. */
export function BannerLink({ banner, onFollow }: { banner: Banner; onFollow?: (() => void) | undefined }) {
  const dispatch = useAppDispatch();
  const target = targetOf(banner);
  switch (target.kind) {
    case 'page':
      return (
        <Link to={target.path} className={styles.link} draggable={false} onClick={onFollow}>
          {banner.title}
        </Link>
      );
    case 'link':
      return (
        <a href={target.url} target="_blank" rel="noopener noreferrer" className={styles.link} draggable={false}>
          {banner.title}
        </a>
      );
    case 'game':
      return (
        <button
          type="button"
          className={styles.link}
          onClick={() => {
            onFollow?.();
            dispatch(gameRequested({ ...target.game, gameName: banner.title }));
          }}
        >
          {banner.title}
        </button>
      );
    case 'none':
      return <span>{banner.title}</span>;
  }
}
