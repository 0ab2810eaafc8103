import type { Game } from '@livery/contract/shapes';
import type { ApiClient } from '#api/client.ts';
import type { KeyValueStore } from '#shared/ports/feature.ts';
import { selectDialogs } from '#shared/store/dialogs.slice.ts';
import { createAppStore } from '#shared/store/store.ts';
import { memoryStore } from './test-world.ts';
import { tokenLookedUp } from '#shared/facts/viewer.slice.ts';
import { makeLobbyApi } from '../features/lobby/lobby.api.ts';
import { buildGames, buildLanes } from '../features/lobby/lobby.builders.ts';
import { makeLobbyCache } from '../features/lobby/lobby.cache.ts';
import { placeOfType, readPlace } from '../features/lobby/lobby-place.rules.ts';
import { makeLobbySaga } from '../features/lobby/lobby.saga.ts';
import { selectGrid, selectWantedPlace } from '../features/lobby/lobby.selectors.ts';
import { lobbySlice, placeEntered } from '../features/lobby/lobby.slice.ts';

export interface Call {
  name: string;
  signal: AbortSignal | undefined;
  query: Record<string, unknown>;
  body: unknown;
}

export type Answers = Record<string, (call: Call) => unknown>;

/** For tests: a lobby on the page. Navigation is applied as in the browser. 300 and 301 are favourites. */
export function openLobby(options: { isMember?: boolean; answers?: Answers; session?: KeyValueStore } = {}) {
  const calls: Call[] = [];
  const stored = new Set([300, 301]);
  const change = (how: 'add' | 'delete') => (call: Call) => {
    stored[how]((call.body as Pick<Game, 'nodeId'>).nodeId);
    return { favGameIds: [...stored] };
  };
  const answers: Answers = {
    gameList: () => ({ games: buildGames(18), totalPages: 3, total: 54 }),
    hotGames: () => ({ list: buildGames(13, 100) }),
    recentGames: () => ({ list: buildGames(8, 200), totalPages: 1 }),
    favouriteList: () => ({ content: buildGames(2, 300), pageNum: 1, totalPages: 2 }),
    favouriteIds: () => ({ favGameIds: [...stored] }),
    vendors: () => ({ data: { lanes: buildLanes(3) } }),
    addFavourite: change('add'),
    removeFavourite: change('delete'),
    ...options.answers,
  };
  const client = {
    call: async (
      name: string,
      guard: (value: unknown) => boolean,
      input: { query?: unknown; body?: unknown; signal?: AbortSignal } = {},
    ) => {
      const call = { name, query: (input.query ?? {}) as Record<string, unknown>, body: input.body, signal: input.signal };
      calls.push(call);
      const value = await answers[name]?.(call);
      if (!guard(value)) throw new Error(`The answer of ${name} does not have its shape`);
      return value;
    },
  } as unknown as ApiClient;
  const store = createAppStore();
  store.inject(lobbySlice);
  store.dispatch(tokenLookedUp({ hasToken: options.isMember ?? false }));
  const visited: string[] = [];
  const page = { path: () => visited.at(-1) ?? '/' };
  const mount = (isChosen: boolean) => store.dispatch(placeEntered(readPlace(new URL(page.path(), 'https://site.example')), isChosen));
  const follow = (path: string, isChosen: boolean) => {
    visited.push(path);
    mount(isChosen);
  };
  const navigation = { go: (path: string) => follow(path, false) };
  const cache = makeLobbyCache(options.session ?? memoryStore());
  store.run('lobby', makeLobbySaga({ api: makeLobbyApi(client, 'BRAND', 'square'), cache, navigation, page }));
  const named = (name: string) => calls.filter((call) => call.name === name);
  const state = () => store.getState();
  const place = () => selectWantedPlace(state()) ?? placeOfType('HOME');
  return {
    store,
    calls,
    named,
    visited,
    stored,
    enter: (path: string) => follow(path, false),
    choose: (path: string) => follow(path, true),
    /** Navigates there. `mount` follows later, as on a slow device. */
    leaveFor: (path: string) => void visited.push(path),
    mount: () => void mount(true),
    state,
    place,
    grid: () => selectGrid(state(), place()),
    dialogs: () => selectDialogs(state()),
  };
}
