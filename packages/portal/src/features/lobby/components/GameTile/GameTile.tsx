import { memo } from 'react';
import { formatHundredths } from '@livery/contract/money';
import type { Game } from '@livery/contract/shapes';
import { Badge } from '@livery/ui/Badge';
import { Icon } from '@livery/ui/Icon';
import { HeartIcon, InfoIcon, WrenchIcon } from '@livery/ui/icons';
import { VisuallyHidden } from '@livery/ui/VisuallyHidden';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { gameAddress } from '#shared/address/game-address.ts';
import { gameRequested } from '#shared/games/games.ts';
import { dialogRequested } from '#shared/store/dialogs.slice.ts';
import { selectVendorName } from '#shared/facts/menus.slice.ts';
import { asksForNewTab } from '#shared/address/use-register-link.ts';
import { useBrand } from '#shared/pages/brand.tsx';
import { addressOf } from '../../lobby-place.rules.ts';
import { isVendorTile, nameOf, placeOfVendor, type TileForm } from '../../lobby.rules.ts';
import { selectIsFavourite } from '../../lobby.selectors.ts';
import { favouritePressed } from '../../lobby.slice.ts';
import { GamePicture, type GamePictureProps } from './GamePicture.tsx';
import * as styles from './GameTile.css.ts';

export interface GameTileProps {
  game: Game;
  /** When its picture loads: `eager` in the first row, `later` for a tile far from the viewport. */
  picture?: GamePictureProps['loading'];
}

/** The list renders again for changes around its tiles. The tiles do not. */
export const GameTile = memo(function GameTile({ game, picture = 'lazy' }: GameTileProps) {
  const { t, i18n } = useTranslation('lobby');
  const { features, layout } = useBrand();
  const dispatch = useAppDispatch();
  const isFavourite = useAppSelector((state) => selectIsFavourite(state, game.nodeId));
  const name = nameOf(game);
  const face = <TileFace game={game} picture={picture} form={layout.tile} t={t} />;
  if (isVendorTile(game)) {
    return (
      <article className={styles.tile}>
        <Link
          className={styles.play}
          to={addressOf(placeOfVendor(game))}
          draggable={false}
          aria-haspopup="dialog"
          data-opens="vendorGames"
          onClick={(event) => {
            if (asksForNewTab(event)) return;
            event.preventDefault();
            dispatch(dialogRequested({ kind: 'vendorGames', vassalage: game.vassalage, name, gameType: placeOfVendor(game).type }));
          }}
        >
          <VisuallyHidden>{t('tile.vendor', { name })}</VisuallyHidden>
          {face}
          <TileFacts game={game} t={t} language={i18n.language} />
        </Link>
      </article>
    );
  }
  return (
    <article className={styles.tile}>
      <button type="button" className={styles.play} data-opens="game" onClick={() => dispatch(gameRequested(game))}>
        <VisuallyHidden>{name}</VisuallyHidden>
        {face}
      </button>
      <Link className={styles.about} to={gameAddress(game)} draggable={false}>
        <VisuallyHidden>{t('tile.about', { name })} </VisuallyHidden>
        <TileFacts game={game} t={t} language={i18n.language} isLink />
      </Link>
      {features.favourites && (
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
});

/** A tile's placeholder before its cover. Neighbours differ. */
const tones = ['accent', 'second', 'band', 'action'] as const;

interface TileFaceProps extends Required<GameTileProps> {
  form: TileForm;
  t: TFunction<'lobby'>;
}

function TileFace({ game, picture, form, t }: TileFaceProps) {
  const name = nameOf(game);
  return (
    <>
      <span className={styles.pictures[tones[game.nodeId % tones.length] ?? 'accent']}>
        <GamePicture game={game} form={form} loading={picture} />
        {form === 'landscape' && !isVendorTile(game) && (
          <span className={styles.plate} dir="auto" translate="no" aria-hidden="true">
            {name}
          </span>
        )}
        {(game.isHot === 1 || game.isNew) && (
          <span className={styles.mark}>
            <Badge tone={game.isHot === 1 ? 'accent' : 'second'}>{t(game.isHot === 1 ? 'tile.hot' : 'tile.new')}</Badge>
          </span>
        )}
        {game.maintenance && (
          <span className={styles.maintenance}>
            <Icon icon={WrenchIcon} size="small" />
            <span className={styles.maintenanceText}>{t('tile.maintenance')}</span>
          </span>
        )}
      </span>
      {form === 'square' && (
        <span className={styles.name} dir="auto" translate="no" aria-hidden="true">
          {name}
        </span>
      )}
    </>
  );
}

interface TileFactsProps {
  game: Game;
  t: TFunction<'lobby'>;
  language: string;
  /** Tiles that link to the game's page, marked as such. */
  isLink?: boolean;
}

function TileFacts({ game, t, language, isLink = false }: TileFactsProps) {
  const vendor = useAppSelector((state) => selectVendorName(state, game.vassalage));
  return (
    <span className={styles.facts}>
      <span className={styles.vendor}>{vendor}</span>
      <span className={styles.rate}>
        {game.rtp !== null && <span>{t('tile.rtp', { rate: formatHundredths(language, Math.round(game.rtp * 100)) })}</span>}
        {isLink && <Icon icon={InfoIcon} size="small" />}
      </span>
    </span>
  );
}
