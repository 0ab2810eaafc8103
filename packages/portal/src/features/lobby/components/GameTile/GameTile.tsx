import type { Game } from '@livery/contract/shapes';
import { Badge } from '@livery/ui/Badge';
import { Icon } from '@livery/ui/Icon';
import { HeartIcon, WrenchIcon } from '@livery/ui/icons';
import { VisuallyHidden } from '@livery/ui/VisuallyHidden';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '#shared/state/app-hooks.ts';
import { useBrand } from '#shared/parts/brand.tsx';
import { isVendorTile, nameOf, writeRate } from '../../lobby.rules.ts';
import { selectIsFavourite } from '../../lobby.selectors.ts';
import { favouritePressed, tilePressed } from '../../lobby.slice.ts';
import { GamePicture } from './GamePicture.tsx';
import * as styles from './GameTile.css.ts';

export interface GameTileProps {
  game: Game;
  /** In the first row: its picture is fetched at once. */
  isEager?: boolean;
}

export function GameTile({ game, isEager = false }: GameTileProps) {
  const { t } = useTranslation('lobby');
  const { layout, features } = useBrand();
  const dispatch = useAppDispatch();
  const isFavourite = useAppSelector((state) => selectIsFavourite(state, game.nodeId));
  const name = nameOf(game);
  const isVendor = isVendorTile(game);

  return (
    <article className={styles.tile}>
      <button type="button" className={styles.play} onClick={() => dispatch(tilePressed(game))}>
        <VisuallyHidden>{isVendor ? t('tile.vendor', { name }) : name}</VisuallyHidden>
        <span className={styles.picture}>
          <GamePicture game={game} form={layout.tile} isEager={isEager} />
          {layout.tile === 'landscape' && !isVendor && (
            <span className={styles.plate} aria-hidden="true">
              {name}
            </span>
          )}
          {game.isHot === 1 && (
            <span className={styles.hot}>
              <Badge>{t('tile.hot')}</Badge>
            </span>
          )}
          {game.maintenance && (
            <span className={styles.maintenance}>
              <Icon icon={WrenchIcon} size="small" />
              <span className={styles.maintenanceText}>{t('tile.maintenance')}</span>
            </span>
          )}
        </span>
        {layout.tile === 'square' && (
          <span className={styles.name} aria-hidden="true">
            {name}
          </span>
        )}
        <span className={styles.facts}>
          <span className={styles.vendor}>{game.vassalage}</span>
          {game.rtp !== null && <span>{t('tile.rtp', { rate: writeRate(game.rtp, t('tile.decimalSign')) })}</span>}
        </span>
      </button>
      {features.favourites && !isVendor && (
        <button
          type="button"
          className={styles.favourite}
          aria-pressed={isFavourite}
          aria-label={t('tile.favourite', { name })}
          onClick={() => dispatch(favouritePressed(game))}
        >
          <span className={styles.heart}>
            <Icon icon={HeartIcon} size="small" filled={isFavourite} />
          </span>
        </button>
      )}
    </article>
  );
}
