import { createAction, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { Game, Lane } from '@livery/contract/shapes';
import type { Failure } from '#api/api-failure.ts';
import { languageChanged, loggedIn, loggedOut, sessionExpired } from '#shared/store/events.ts';
import { failed, idle, loadableCases, loading, ready, type Loadable } from '#shared/reads/loadable.ts';
import type { FavouriteList, GamePage } from './lobby.api.ts';
import { isSameList, type LobbyPlace, type LobbyType } from './lobby-place.rules.ts';

declare module '#shared/store/root-state.ts' {
  interface RootState extends WithSlice<typeof lobbySlice> {}
}

export interface LobbyState {
  /** The last requested place, for sagas that start later. Rendering follows the address. Null without a lobby on the page. */
  wanted: LobbyPlace | null;
  sections: Partial<Record<LobbyType, Loadable<Game[]>>>;
  /** Visible lists of another page or language. They stay until the requested one arrives, and disappear if it fails. */
  outdated: Partial<Record<LobbyType | 'grid' | 'favourites', boolean>>;
  grid: Loadable<GamePage>;
  /** The place that owns the grid's games, so that an appended page loads alone. */
  gridPlace: LobbyPlace | null;
  vendors: Loadable<Lane[]>;
  favGameIds: number[];
  /** The page of favourites requested last. */
  favGameList: Loadable<FavouriteList>;
}

const initialState: LobbyState = {
  wanted: null,
  sections: {},
  outdated: {},
  grid: idle,
  gridPlace: null,
  vendors: idle,
  favGameIds: [],
  favGameList: idle,
};

function forgetMember(state: LobbyState): void {
  delete state.sections.RECENT;
  state.gridPlace = null;
  state.favGameIds = [];
  state.favGameList = idle;
}

const vendorCases = loadableCases<'vendors', Lane[]>('vendors');

export const lobbySlice = createSlice({
  name: 'lobby',
  initialState,
  reducers: {
    /** The address has this place. `isChosen`: through a link just followed. */
    placeEntered: {
      reducer(state, { payload }: PayloadAction<LobbyPlace, string, { isChosen: boolean }>) {
        if (state.wanted === null || !isSameList(state.wanted, payload)) Object.assign(state, { grid: idle, gridPlace: null });
        else if (state.wanted.page !== payload.page) Object.assign(state.outdated, { grid: true, favourites: true });
        state.wanted = payload;
      },
      prepare: (place: LobbyPlace, isChosen = false) => ({ payload: place, meta: { isChosen } }),
    },
    lobbyLeft(state) {
      state.wanted = null;
    },
    sectionRequested(state, { payload }: PayloadAction<LobbyType>) {
      state.sections[payload] = loading(state.sections[payload] ?? {});
    },
    sectionRetried(state, { payload }: PayloadAction<LobbyType>) {
      state.sections[payload] = loading(state.sections[payload] ?? {});
    },
    sectionLoaded(state, { payload }: PayloadAction<{ id: LobbyType; games: Game[] }>) {
      state.sections[payload.id] = ready(payload.games);
      delete state.outdated[payload.id];
    },
    sectionFailed(state, { payload }: PayloadAction<{ id: LobbyType; failure: Failure }>) {
      state.sections[payload.id] = failed(payload.failure, (!state.outdated[payload.id] && state.sections[payload.id]) || {});
    },
    gridRequested(state) {
      state.grid = loading(state.grid);
    },
    gridLoaded: {
      reducer(state, { payload, meta }: PayloadAction<GamePage, string, { place: LobbyPlace | null }>) {
        state.grid = ready(payload);
        state.gridPlace = meta.place;
        delete state.outdated.grid;
      },
      prepare: (payload: GamePage, place: LobbyPlace | null = null) => ({ payload, meta: { place } }),
    },
    gridFailed(state, { payload }: PayloadAction<Failure>) {
      if (state.outdated.grid) state.gridPlace = null;
      state.grid = failed(payload, state.outdated.grid ? {} : state.grid);
    },
    vendorsLoaded: vendorCases.loaded,
    vendorsFailed: vendorCases.failed,
    favouriteIdsLoaded(state, { payload }: PayloadAction<number[]>) {
      state.favGameIds = payload;
    },
    favouriteListRequested(state) {
      state.favGameList = loading(state.favGameList);
    },
    favouriteListLoaded(state, { payload }: PayloadAction<FavouriteList>) {
      state.favGameList = ready(payload);
      delete state.outdated.favourites;
    },
    favouriteListFailed(state, { payload }: PayloadAction<Failure>) {
      state.favGameList = failed(payload, state.outdated.favourites ? {} : state.favGameList);
    },
    /** Adds it only if it is missing. `index` is its position in the list. */
    favouriteAdded(state, { payload: { game, index } }: PayloadAction<{ game: Game; index: number }>) {
      if (!state.favGameIds.includes(game.nodeId)) state.favGameIds.push(game.nodeId);
      const content = state.favGameList.value?.content;
      if (content?.some((each) => each.nodeId === game.nodeId) === false) content.splice(index, 0, game);
    },
    favouriteRemoved(state, { payload }: PayloadAction<{ nodeId: number }>) {
      state.favGameIds = state.favGameIds.filter((id) => id !== payload.nodeId);
      const list = state.favGameList.value;
      if (list !== undefined) list.content = list.content.filter((game) => game.nodeId !== payload.nodeId);
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(loggedIn, forgetMember)
      .addCase(loggedOut, forgetMember)
      .addCase(sessionExpired, forgetMember)
      .addCase(languageChanged, (state) => {
        state.gridPlace = null;
        for (const [id, section] of Object.entries(state.sections)) state.sections[id as LobbyType] = loading(section);
        for (const id of [...(Object.keys(state.sections) as LobbyType[]), 'grid', 'favourites'] as const) state.outdated[id] = true;
      });
  },
});

export const {
  placeEntered,
  lobbyLeft,
  sectionRequested,
  sectionRetried,
  sectionLoaded,
  sectionFailed,
  gridRequested,
  gridLoaded,
  gridFailed,
  vendorsLoaded,
  vendorsFailed,
  favouriteIdsLoaded,
  favouriteListRequested,
  favouriteListLoaded,
  favouriteListFailed,
  favouriteAdded,
  favouriteRemoved,
} = lobbySlice.actions;

export const searchTyped = createAction<string>('lobby/searchTyped');
export const searchSubmitted = createAction<string>('lobby/searchSubmitted');
export const favouritePressed = createAction<Game>('lobby/favouritePressed');
/** Reloads the grid after a failure, or when the last game of its page is gone. */
export const gridRetried = createAction('lobby/gridRetried');
