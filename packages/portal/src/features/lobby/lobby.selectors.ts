import { weakMapMemoize } from '@reduxjs/toolkit';
import type { Game } from '@livery/contract/shapes';
import type { Failure } from '#api/api-failure.ts';
import { createAppSelector } from '#shared/store/app-selector.ts';
import { selectCategories, selectMenus } from '#shared/facts/menus.slice.ts';
import { idle, type Loadable } from '#shared/reads/loadable.ts';
import type { RootState } from '#shared/store/root-state.ts';
import { selectIsMember } from '#shared/facts/viewer.slice.ts';
import type { GamePage } from './lobby.api.ts';
import { addsTo, isSameList, sourceOf, vendorTypes, type LobbyPlace, type LobbyType } from './lobby-place.rules.ts';
import { cutHotList, cutList, menuTypes } from './lobby.rules.ts';

/** Null without a lobby on the page. */
export const selectWantedPlace = (state: RootState) => state.lobby.wanted;
const selectSectionStates = (state: RootState) => state.lobby.sections;
const selectOwnGrid = (state: RootState) => state.lobby.grid;
export const selectFavouriteList = (state: RootState) => state.lobby.favGameList;
export const selectFavouriteIds = (state: RootState) => state.lobby.favGameIds;

export function selectIsSectionReady(state: RootState, id: LobbyType): boolean {
  return state.lobby.sections[id]?.status === 'ready';
}

export function selectIsFavourite(state: RootState, nodeId: number): boolean {
  return state.lobby.favGameIds.includes(nodeId);
}

export const selectMenuTypes = createAppSelector(
  [
    selectCategories,
    (_state: RootState, current: LobbyType) => current,
    (_state: RootState, _type: LobbyType, hasFavourites: boolean) => hasFavourites,
  ],
  menuTypes,
);

/** A place's grid. Favourites come from their own list, so that a press of the heart shows at once. */
export const selectGrid = createAppSelector(
  [(_state: RootState, place: LobbyPlace) => place, selectWantedPlace, selectOwnGrid, selectFavouriteList],
  (place, wanted, grid, favourites): Loadable<GamePage> => {
    const source = sourceOf(place);
    if (source !== 'favourites' && source !== 'favouritesOnHome') return wanted !== null && isSameList(wanted, place) ? grid : idle;
    if (favourites.value === undefined) return favourites as Loadable<GamePage>;
    return { ...favourites, value: { games: favourites.value.content, totalPages: favourites.value.totalPages } };
  },
);

export const selectGridPlace = (state: RootState) => state.lobby.gridPlace;

/** The visible games while a place only adds pages below them. */
export function selectGamesAbove(state: RootState, place: LobbyPlace): { place: LobbyPlace; games: Game[] } | null {
  const { grid, gridPlace } = state.lobby;
  return grid.value !== undefined && gridPlace !== null && addsTo(place, gridPlace) ? { place: gridPlace, games: grid.value.games } : null;
}

export interface Section {
  id: LobbyType;
  games: Game[];
  isLoading: boolean;
  failure: Failure | null;
}

/** Sections of HOME with their own reads, visible to every viewer. */
export const selectPublicSections = createAppSelector([selectCategories], (categories): LobbyType[] => [
  'HOT',
  'INHOUSE',
  ...vendorTypes.filter((type) => menuTypes(categories, 'HOME', false).includes(type)),
]);

/**
 * HOME from top to bottom. The member's own lists appear if they have entries. Space is reserved for a rail that may
 * still appear.
 */
export const selectSections = createAppSelector(
  [selectPublicSections, selectSectionStates, selectFavouriteList, selectIsMember],
  (types, states, favourites, isMember): Section[] => {
    const [hot, ...others] = types.map((type) => makeSection(type, states[type] ?? idle));
    const recent = makeSection('RECENT', states.RECENT ?? idle);
    const favourite = makeFavourites(favourites.value?.content);
    const own = isMember
      ? [recent, favourite].filter((section) => section.games.length > 0 || (section.id === 'RECENT' && section.isLoading))
      : [];
    return [
      ...(hot === undefined ? [] : [hot]),
      ...own,
      ...others.filter((section) => section.games.length > 0 || section.isLoading || section.failure !== null),
    ];
  },
);

/** A failed section shows its own error. If several fail, the page shows a single one. */
export const selectHome = createAppSelector([selectSections], (sections) => {
  const failed = sections.filter(({ failure }) => failure !== null);
  return failed.length > 1 ? { sections: sections.filter(({ failure }) => failure === null), failed } : { sections, failed: [] };
});

/** Memoized by state, so that an answer renders only its own section. */
const makeSection = weakMapMemoize((id: LobbyType, state: Loadable<Game[]>): Section => {
  const games = state.value ?? [];
  return {
    id,
    games: id === 'HOT' ? cutHotList(games) : cutList(games),
    isLoading: state.value === undefined && state.status !== 'failed',
    failure: state.status === 'failed' && state.value === undefined ? state.failure : null,
  };
});

const makeFavourites = weakMapMemoize((games: Game[] = []): Section => ({
  id: 'FAV',
  games: cutList(games),
  isLoading: false,
  failure: null,
}));

export const selectAreMenusSettled = (state: RootState) => {
  const { status } = selectMenus(state);
  return status === 'ready' || status === 'failed';
};
