import type { Game } from '@livery/contract/shapes';
import { wireConstants } from '@livery/contract/wire-constants';
import { SkeletonGroup } from '@livery/ui/Skeleton';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#shared/pages/brand.tsx';
import { GameTile } from '../GameTile/GameTile.tsx';
import { TileSkeleton } from '../GameTile/TileSkeleton.tsx';
import * as styles from './GameGrid.css.ts';

const firstRow = 6;
const { pageSize } = wireConstants;

/** In lists of eighteen, a multiple of every column count. The browser renders only lists near the viewport. */
export function GameGrid({ games, isRefreshing }: { games: readonly Game[]; isRefreshing: boolean }) {
  const { t } = useTranslation('lobby');
  const { tile } = useBrand().layout;
  const starts = Array.from({ length: Math.ceil(games.length / pageSize) }, (_, index) => index * pageSize);
  return (
    <div className={styles.lists({ isRefreshing })} aria-busy={isRefreshing || undefined}>
      {starts.map((start) => (
        <ul
          key={start}
          className={start > 0 && start + pageSize <= games.length ? styles.later[tile] : styles.grid[tile]}
          aria-label={t('grid.label')}
        >
          {games.slice(start, start + pageSize).map((game, index) => (
            <li key={game.nodeId} className={styles.item}>
              <GameTile game={game} picture={start + index < firstRow ? 'eager' : 'lazy'} />
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}

export function GameGridSkeleton() {
  const { t } = useTranslation('lobby');
  const { tile } = useBrand().layout;
  return (
    <SkeletonGroup label={t('grid.loading')}>
      <div className={styles.grid[tile]}>
        {Array.from({ length: pageSize }, (_, index) => (
          <TileSkeleton key={index} />
        ))}
      </div>
    </SkeletonGroup>
  );
}
