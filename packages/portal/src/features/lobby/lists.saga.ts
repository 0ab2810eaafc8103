import type { Game } from '@livery/contract/shapes';
import { wireConstants } from '@livery/contract/wire-constants';
import { all, call, fork, put, select, take, type SagaGenerator } from 'typed-redux-saga';
import { failureOf } from '#api/api-failure.ts';
import { menusFailed, menusLoaded } from '#shared/facts/menus.slice.ts';
import type { Navigation } from '#shared/ports/feature.ts';
import { selectLanguage } from '#shared/facts/preferences.slice.ts';
import { selectIsMember } from '#shared/facts/viewer.slice.ts';
import { abortable } from '#shared/store/abortable.ts';
import { makeHotGamesSaga } from './home-sections/hot-games.saga.ts';
import type { GamePage, LobbyApi } from './lobby.api.ts';
import type { LobbyCache } from './lobby.cache.ts';
import { addressOf, isOwnList, placeOfType, sourceOf, type GridSource, type LobbyPlace, type LobbyType } from './lobby-place.rules.ts';
import { homeListSize, pageOf } from './lobby.rules.ts';
import {
  selectAreMenusSettled,
  selectGamesAbove,
  selectWantedPlace,
  selectIsSectionReady,
  selectPublicSections,
} from './lobby.selectors.ts';
import {
  favouriteListFailed,
  favouriteListLoaded,
  favouriteListRequested,
  gridFailed,
  gridLoaded,
  gridRequested,
  sectionFailed,
  sectionLoaded,
  sectionRequested,
  vendorsFailed,
  vendorsLoaded,
} from './lobby.slice.ts';

export interface ListsDependencies {
  api: LobbyApi;
  cache: LobbyCache;
  navigation: Navigation;
}

const { pageSize, favouritesOnHome } = wireConstants;
const home = placeOfType('HOME');

/** Loads the lists of a place. Cancelled on navigation. */
export function makeListsSaga({ api, cache, navigation }: ListsDependencies) {
  const hotGames = makeHotGamesSaga(api, cache);

  /** An address beyond the last page leads to the first. */
  function keepWithin(place: LobbyPlace, totalPages: number): void {
    if (place.page > totalPages && totalPages > 0) navigation.go(addressOf({ ...place, page: 1 }), { replace: true });
  }

  function* sectionGames(id: LobbyType) {
    if (id === 'HOT') return yield* hotGames(null, null);
    const language = yield* select(selectLanguage);
    const page = yield* call(() =>
      abortable((signal) =>
        id === 'RECENT' ? api.getRecentGames(1, homeListSize, language, signal) : api.getGameList(id, {}, language, signal),
      ),
    );
    return page.games;
  }

  function* loadSection(id: LobbyType): SagaGenerator<void> {
    try {
      yield* put(sectionLoaded({ id, games: yield* call(sectionGames, id) }));
    } catch (error) {
      yield* put(sectionFailed({ id, failure: failureOf(error) }));
    }
  }

  /** Existing sections stay unchanged. */
  function* requestSection(id: LobbyType): SagaGenerator<void> {
    if (yield* select(selectIsSectionReady, id)) return;
    yield* put(sectionRequested(id));
    yield* call(loadSection, id);
  }

  function* loadFavourites(place: LobbyPlace, size: number) {
    if (!(yield* select(selectIsMember))) return;
    yield* put(favouriteListRequested());
    try {
      const language = yield* select(selectLanguage);
      const list = yield* call(() => abortable((signal) => api.getFavouriteList(place.page, size, language, signal)));
      yield* put(favouriteListLoaded(list));
      keepWithin(place, list.totalPages);
    } catch (error) {
      yield* put(favouriteListFailed(failureOf(error)));
    }
  }

  function* loadRecent() {
    if (!(yield* select(selectIsMember))) return;
    yield* put(sectionRequested('RECENT'));
    yield* loadSection('RECENT');
  }

  /** Known entries do not wait for the menus, which add the rest. */
  function* loadHome() {
    const known = yield* select(selectPublicSections);
    yield* all([...known.map((id) => call(requestSection, id)), call(loadRecent), call(loadFavourites, home, favouritesOnHome)]);
    if (!(yield* select(selectAreMenusSettled))) yield* take([menusLoaded, menusFailed]);
    const found = yield* select(selectPublicSections);
    yield* all(found.filter((id) => !known.includes(id)).map((id) => call(requestSection, id)));
  }

  function* loadVendors() {
    const language = yield* select(selectLanguage);
    try {
      const lanes = cache.vendors(language) ?? (yield* call(api.getVendors, language));
      cache.keepVendors(language, lanes);
      yield* put(vendorsLoaded(lanes));
    } catch (error) {
      yield* put(vendorsFailed(failureOf(error)));
    }
  }

  function* gridPage(place: LobbyPlace, source: GridSource) {
    const language = yield* select(selectLanguage);
    if (source !== 'recent') return yield* call(() => abortable((signal) => api.getGameList(place.type, place, language, signal)));
    if (!(yield* select(selectIsMember))) return nothing;
    return yield* call(() => abortable((signal) => api.getRecentGames(place.page, pageSize, language, signal)));
  }

  /** The page in the address, with the pages appended below it. Visible ones stay. */
  function* gridPages(place: LobbyPlace, source: GridSource): SagaGenerator<GamePage> {
    if (source === 'hot') {
      const list = yield* hotGames(place.type === 'HOT' ? null : place.type, place.vendor);
      return pageOf(list, place.page, place.more);
    }
    const above = yield* select(selectGamesAbove, place);
    const first = above === null ? place.page : above.place.page + above.place.more + 1;
    const numbers = Array.from({ length: place.page + place.more - first + 1 }, (_, index) => first + index);
    const pages = yield* all(numbers.map((page) => call(gridPage, { ...place, page }, source)));
    const games = [...(above?.games ?? []), ...pages.flatMap((page) => page.games)];
    return { games: withoutRepeats(games), totalPages: pages.at(-1)?.totalPages ?? 0 };
  }

  function* loadGrid(place: LobbyPlace) {
    if (!isOwnList(place)) yield* fork(loadVendors);
    const source = sourceOf(place);
    if (source === 'favourites') return yield* loadFavourites(place, pageSize);
    if (source === 'favouritesOnHome') return yield* loadFavourites(place, favouritesOnHome);
    yield* put(gridRequested());
    try {
      const page = yield* call(gridPages, place, source);
      yield* put(gridLoaded(page, place));
      keepWithin(place, page.totalPages);
    } catch (error) {
      yield* put(gridFailed(failureOf(error)));
    }
  }

  return {
    loadRecent,
    loadSection,
    *loadPlace() {
      const place = yield* select(selectWantedPlace);
      if (place === null) return;
      if (place.type === 'HOME') yield* loadHome();
      else yield* loadGrid(place);
    },
  };
}

const nothing: GamePage = { games: [], totalPages: 0 };

/** If the list shifts between two pages, a game can occur twice. */
function withoutRepeats(games: readonly Game[]): Game[] {
  return [...new Map(games.map((game) => [game.nodeId, game])).values()];
}
