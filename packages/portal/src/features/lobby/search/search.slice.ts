import { createAction, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { Game } from '@livery/contract/shapes';
import type { Failure } from '#api/api-failure.ts';
import { languageChanged, loggedOut } from '#shared/store/events.ts';
import { failed, idle, loadableCases, loading, ready, type Loadable } from '#shared/reads/loadable.ts';
import type { RootState } from '#shared/store/root-state.ts';
import { createAppSelector } from '#shared/store/app-selector.ts';
import { isVendorTile } from '../lobby.rules.ts';

/** The number of searches kept for the tab. */
const longestMemory = 5;

/** The gateway's results. */
interface Found {
  games: Game[];
  /** The number of all matches. */
  total: number;
}

/** Hits, with the text that found them. */
interface Answered {
  asked: string;
  answer: Found;
}

interface SearchState {
  /** Shown before anything is typed. */
  hot: Loadable<Game[]>;
  found: Loadable<Answered>;
  /** Every game from an answer, by its id. */
  known: Record<number, Game>;
  /** Searches that led to a game, latest first. */
  recent: string[];
}

const initialState: SearchState = { hot: idle, found: idle, known: {}, recent: [] };
const hot = loadableCases<'hot', Game[]>('hot');

function know(state: SearchState, games: readonly Game[]): void {
  for (const game of games) state.known[game.nodeId] = game;
}

export const searchSlice = createSlice({
  name: 'search',
  initialState,
  reducers: {
    searchOpened: hot.requested,
    hotGamesLoaded(state, action: PayloadAction<Game[]>) {
      hot.loaded(state, action);
      know(state, action.payload);
    },
    hotGamesFailed: hot.failed,
    /** The input changed: trimmed, possibly empty. */
    namesTyped(state, { payload }: PayloadAction<string>) {
      state.found = payload === '' ? idle : loading(state.found);
    },
    gamesFound(state, { payload }: PayloadAction<Answered>) {
      state.found = ready(payload);
      know(state, payload.answer.games);
    },
    findingFailed(state, { payload }: PayloadAction<Failure>) {
      state.found = failed(payload, state.found);
    },
    searchRemembered(state, { payload }: PayloadAction<string>) {
      state.recent = [payload, ...state.recent.filter((text) => text !== payload)].slice(0, longestMemory);
    },
    searchesRead(state, { payload }: PayloadAction<string[]>) {
      state.recent = payload.slice(0, longestMemory);
    },
    searchesForgotten(state) {
      state.recent = [];
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(languageChanged, ({ recent }) => ({ ...initialState, recent }))
      .addCase(loggedOut, (state) => {
        state.recent = [];
      });
  },
});

export const {
  searchOpened,
  hotGamesLoaded,
  hotGamesFailed,
  namesTyped,
  gamesFound,
  findingFailed,
  searchRemembered,
  searchesRead,
  searchesForgotten,
} = searchSlice.actions;

/** Repeats the last request at once. */
export const findingRetried = createAction<string>('search/findingRetried');

export const selectSearch = (state: RootState) => state.search;

/** Over another page, neither the lobby nor a vendor's games may have loaded yet. */
type Arrived = Partial<Pick<RootState, 'lobby' | 'vendorGames'>>;

/** Games that can be searched locally, from every list loaded so far. */
export const selectLoadedGames = createAppSelector(
  [
    (state: RootState) => selectSearch(state).known,
    (state: Arrived) => state.lobby?.sections,
    (state: Arrived) => state.lobby?.grid.value?.games,
    (state: Arrived) => state.lobby?.favGameList.value?.content,
    (state: Arrived) => state.vendorGames?.games.value,
  ],
  (known, sections = {}, grid = [], favourites = [], vendor = []): Game[] => {
    const listed = Object.values(sections).flatMap(({ value = [] }) => value);
    const games = [...Object.values(known), ...listed, ...grid, ...favourites, ...vendor];
    return [...new Map(games.filter((game) => !isVendorTile(game)).map((game) => [game.nodeId, game])).values()];
  },
);

declare module '#shared/store/root-state.ts' {
  interface RootState extends WithSlice<typeof searchSlice> {}
}
