import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Game } from '@livery/contract/shapes';
import { Button } from '@livery/ui/Button';
import { Icon } from '@livery/ui/Icon';
import { ArrowLeftIcon, HeartIcon } from '@livery/ui/icons';
import { GamePage } from '#features/game-page/components/GamePage/GamePage.tsx';
import { GameGrid } from '#features/lobby/components/GameGrid/GameGrid.tsx';
import { GamePicture } from '#features/lobby/components/GameTile/GamePicture.tsx';
import { useTypeName } from '#features/lobby/components/Lobby/use-type-name.ts';
import { addressOf, isLobbyType, placeOfType } from '#features/lobby/lobby-place.rules.ts';
import { selectIsFavourite } from '#features/lobby/lobby.selectors.ts';
import { favouritePressed } from '#features/lobby/lobby.slice.ts';
import { useBrand } from '#shared/pages/brand.tsx';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import * as styles from './GameDetailsPage.css.ts';

/**
 * The page of one game, with the lobby's covers, hearts and tiles. It is assembled here because a feature never imports
 * another.
 */
export function GameDetailsPage() {
  const { tile } = useBrand().layout;
  return (
    <GamePage
      back={(game) => <Back game={game} />}
      picture={(game) => <GamePicture game={game} form={tile} loading="eager" />}
      favourite={(game) => <Favourite game={game} />}
      games={(games) => <GameGrid games={games} isRefreshing={false} />}
    />
  );
}

function Back({ game: { gameType } }: { game: Game }) {
  const typeName = useTypeName();
  const type = isLobbyType(gameType) ? gameType : 'ALL';
  return (
    <Link className={styles.back} to={addressOf(placeOfType(type))}>
      <Icon icon={ArrowLeftIcon} size="small" />
      {typeName(type)}
    </Link>
  );
}

function Favourite({ game }: { game: Game }) {
  const { t } = useTranslation('game-page');
  const dispatch = useAppDispatch();
  const { features } = useBrand();
  const isFavourite = useAppSelector((state) => selectIsFavourite(state, game.nodeId));
  if (!features.favourites) return null;
  return (
    <Button size="small" variant="quiet" aria-pressed={isFavourite} onClick={() => dispatch(favouritePressed(game))}>
      <span className={styles.favourite}>
        <Icon icon={HeartIcon} size="small" filled={isFavourite} />
        {t('favourite')}
      </span>
    </Button>
  );
}
