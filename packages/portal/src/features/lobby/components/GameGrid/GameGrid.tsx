import type { Game } from '@livery/contract/shapes';
import { wireConstants } from '@livery/contract/wire-constants';
import { SkeletonGroup } from '@livery/ui/Skeleton';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#shared/parts/brand.tsx';
import { GameTile } from '../GameTile/GameTile.tsx';
import { TileSkeleton } from '../GameTile/TileSkeleton.tsx';
import * as styles from './GameGrid.css.ts';

const firstRow = 6;

export function GameGrid({ games, isRefreshing }: { games: readonly Game[]; isRefreshing: boolean }) {
  const { t } = useTranslation('lobby');
  const { tile } = useBrand().layout;
  return (
    <ul className={styles.grid({ isRefreshing, tile })} aria-label={t('grid.label')} aria-busy={isRefreshing || undefined}>
      {games.map((game, index) => (
        <li key={game.nodeId} className={styles.item}>
          <GameTile game={game} picture={index < firstRow ? 'eager' : 'lazy'} />
        </li>
      ))}
    </ul>
  );
}

export function GameGridSkeleton() {
  const { t } = useTranslation('lobby');
  const { tile } = useBrand().layout;
  return (
    <SkeletonGroup label={t('grid.loading')}>
      <div className={styles.grid({ isRefreshing: false, tile })}>
        {Array.from({ length: wireConstants.pageSize }, (_, index) => (
          <TileSkeleton key={index} />
        ))}
      </div>
    </SkeletonGroup>
  );
}
