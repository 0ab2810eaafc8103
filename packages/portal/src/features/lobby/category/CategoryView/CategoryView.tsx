import { memo, useDeferredValue, useMemo, useRef } from 'react';
import { Button, ButtonLink } from '@livery/ui/Button';
import { ErrorState } from '@livery/ui/ErrorState';
import { Pagination } from '@livery/ui/Pagination';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { useErrorText } from '#shared/texts/use-error-text.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { loginRequested } from '#shared/store/dialogs.slice.ts';
import { selectViewerStatus } from '#shared/facts/viewer.slice.ts';
import type { GamePage } from '../../lobby.api.ts';
import type { Loadable } from '#shared/reads/loadable.ts';
import { addPage, addressOf, addsTo, isOwnList, placeOfType, sourceOf, turnTo, type LobbyPlace } from '../../lobby-place.rules.ts';
import { hasOtherPages } from '../category.rules.ts';
import { selectGrid, selectGridPlace } from '../../lobby.selectors.ts';
import { gridRetried } from '../../lobby.slice.ts';
import { EmptyGames } from '../../components/EmptyGames/EmptyGames.tsx';
import { GameGrid, GameGridSkeleton } from '../../components/GameGrid/GameGrid.tsx';
import * as styles from './CategoryView.css.ts';
import { useFilledScreen } from './use-filled-screen.ts';
import { Toolbar } from './Toolbar.tsx';

const noGames: GamePage = { games: [], totalPages: 0 };

/** One category: filters, games and pages. */
export function CategoryView({ place }: { place: LobbyPlace }) {
  const grid = useAppSelector((state) => selectGrid(state, place));
  // A new list is rendered in slices, so that taps are handled in between.
  const held = useAppSelector(selectGridPlace);
  const isAdding = held !== null && addsTo(place, held);
  const list = useDeferredValue(useMemo(() => ({ place, grid, isAdding }), [place, grid, isAdding]));
  const isSearchable = !isOwnList(place) && place.type !== 'HOT' && place.type !== 'FAV' && place.type !== 'NEW';
  return (
    <div className={styles.view}>
      {isSearchable && <Toolbar place={place} />}
      <Games list={list} />
    </div>
  );
}

interface GamesProps {
  /** `isAdding`: visible games stay, and more are loading below them. */
  list: { place: LobbyPlace; grid: Loadable<GamePage>; isAdding: boolean };
}

const Games = memo(function Games({ list: { place, grid, isAdding } }: GamesProps) {
  const { t } = useTranslation(['lobby', 'common']);
  const errorText = useErrorText();
  const dispatch = useAppDispatch();
  const isVisitor = useAppSelector(selectViewerStatus) === 'visitor';
  const source = sourceOf(place);
  const isOfMember = source !== 'games' && source !== 'hot';

  if (isOfMember && isVisitor) {
    const logIn = (
      <Button variant="action" aria-haspopup="dialog" data-opens="login" onClick={() => dispatch(loginRequested())}>
        {t('grid.logIn')}
      </Button>
    );
    return <EmptyGames sentence={t('grid.visitor')} action={logIn} />;
  }
  const { games, totalPages } = grid.value ?? noGames;
  if (games.length === 0) {
    if (grid.status === 'failed') {
      return <ErrorState sentence={errorText(grid.failure.code)} retryLabel={t('grid.retry')} onRetry={() => dispatch(gridRetried())} />;
    }
    return grid.status === 'ready' && !hasOtherPages(place.page, totalPages) ? <NoGames place={place} /> : <GameGridSkeleton />;
  }
  return (
    <>
      <GameGrid games={games} isRefreshing={grid.status === 'loading' && !isAdding} />
      {isAdding && grid.status === 'failed' && (
        <ErrorState sentence={errorText(grid.failure.code)} retryLabel={t('grid.retry')} onRetry={() => dispatch(gridRetried())} />
      )}
      <div className={styles.pages}>
        {grid.status !== 'failed' && <More place={place} totalPages={totalPages} isAdding={isAdding} />}
        <Pagination
          page={place.page + place.more}
          total={totalPages}
          renderLink={(page, props) => <Link {...props} to={addressOf(turnTo(place, page))} />}
          labels={{
            nav: t('common:pager.label'),
            previous: t('common:pager.previous'),
            next: t('common:pager.next'),
            page: (page) => t('common:pager.page', { page }),
          }}
        />
      </div>
    </>
  );
});

/** Appends the next page of games. Favourites change while shown, so they have a pager instead. */
function More({ place, totalPages, isAdding }: { place: LobbyPlace; totalPages: number; isAdding: boolean }) {
  const { t } = useTranslation('lobby');
  const navigate = useNavigate();
  const button = useRef<HTMLButtonElement>(null);
  const source = sourceOf(place);
  const isTurnedOnly = source === 'favourites' || source === 'favouritesOnHome';
  const next = isTurnedOnly ? null : addPage(place, totalPages);
  const add = () => {
    if (next !== null) void navigate(addressOf(next), { replace: true });
  };
  useFilledScreen(button, place.more === 0 && next !== null, add);
  if (next === null && !isAdding) return null;
  return (
    <Button ref={button} loading={isAdding ? t('grid.loading') : undefined} onClick={add}>
      {t('grid.more')}
    </Button>
  );
}

/** Why the list is empty, and one suggestion for what to do. */
function NoGames({ place }: { place: LobbyPlace }) {
  const { t } = useTranslation('lobby');
  const source = sourceOf(place);
  const isNarrowed = place.search !== '' || place.vendor !== null || place.classify !== null || place.filter !== 'ALL';
  const sentence =
    source === 'recent'
      ? t('grid.emptyRecent')
      : source === 'favourites' || source === 'favouritesOnHome'
        ? t('grid.emptyFavourites')
        : place.search !== ''
          ? t('grid.emptySearch', { text: place.search })
          : t(isNarrowed ? 'grid.emptyChoice' : 'grid.empty');
  const action = isNarrowed ? (
    <ButtonLink render={(props) => <Link {...props} to={addressOf(placeOfType(place.type))} />}>{t('grid.showAll')}</ButtonLink>
  ) : (
    <ButtonLink render={(props) => <Link {...props} to="/" />}>{t('grid.toLobby')}</ButtonLink>
  );
  return <EmptyGames sentence={sentence} action={action} />;
}
