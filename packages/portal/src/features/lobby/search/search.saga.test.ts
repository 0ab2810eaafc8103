import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Game } from '@livery/contract/shapes';
import { ApiFailure } from '#api/api-failure.ts';
import { loggedOut } from '#shared/store/events.ts';
import { createAppStore } from '#shared/store/store.ts';
import { memoryStore } from '#testing/test-world.ts';
import { buildGames } from '../lobby.builders.ts';
import { makeLobbyCache } from '../lobby.cache.ts';
import { makeSearchSaga } from './search.saga.ts';
import {
  findingRetried,
  namesTyped,
  searchesForgotten,
  searchOpened,
  searchRemembered,
  searchSlice,
  selectSearch,
} from './search.slice.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Asked {
  search: string;
  signal: AbortSignal;
  answer: (games: Game[]) => void;
}

function openSearch(tabStorage = memoryStore()) {
  const asked: Asked[] = [];
  let isDown = false;
  const store = createAppStore();
  store.inject(searchSlice);
  const saga = makeSearchSaga({
    api: {
      getHotGames: async () => {
        if (isDown) throw new ApiFailure({ code: 'NETWORK', status: 0, requestId: null });
        return buildGames(3, 100);
      },
      searchGames: (search, _language, signal) => {
        if (isDown) return Promise.reject(new ApiFailure({ code: 'NETWORK', status: 0, requestId: null }));
        return new Promise((resolve) => {
          asked.push({ search, signal, answer: (games) => resolve({ games, total: games.length, totalPages: 1 }) });
        });
      },
    },
    cache: makeLobbyCache(memoryStore()),
    tabStorage,
  });
  store.run('search', saga);
  return { store, asked, state: () => selectSearch(store.getState()), setDown: (is: boolean) => (isDown = is) };
}

it('sends one request per pause in typing, and aborts an earlier one', async () => {
  const { store, asked, state } = openSearch();
  for (const text of ['t', 'ti', 'tig']) {
    store.dispatch(namesTyped(text));
    await vi.advanceTimersByTimeAsync(249);
  }
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked.map(({ search }) => search)).toEqual(['tig']);
  store.dispatch(namesTyped('tige'));
  await vi.advanceTimersByTimeAsync(250);
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  asked[1]?.answer(buildGames(2));
  asked[0]?.answer(buildGames(9));
  await vi.advanceTimersByTimeAsync(0);
  expect(state().found).toEqual({ status: 'ready', value: { asked: 'tige', answer: { games: buildGames(2), total: 2 } } });
  expect(Object.keys(state().known)).toHaveLength(2);
});

it('sends nothing once the text is cleared', async () => {
  const { store, asked, state } = openSearch();
  store.dispatch(namesTyped('ti'));
  store.dispatch(namesTyped(''));
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toEqual([]);
  expect(state().found.status).toBe('idle');
});

it('shows a failure, and retries at once on request', async () => {
  const { store, asked, state, setDown } = openSearch();
  setDown(true);
  store.dispatch(searchOpened());
  store.dispatch(namesTyped('tiger'));
  await vi.advanceTimersByTimeAsync(250);
  expect([state().hot.status, state().found.status]).toEqual(['failed', 'failed']);
  setDown(false);
  store.dispatch(searchOpened());
  store.dispatch(findingRetried('tiger'));
  await vi.advanceTimersByTimeAsync(0);
  expect(state().hot).toMatchObject({ status: 'ready', value: buildGames(3, 100) });
  expect(asked.map(({ search }) => search)).toEqual(['tiger']);
});

it('keeps the last five searches of the tab until cleared or logged out', () => {
  const tab = memoryStore();
  const first = openSearch(tab);
  for (const text of ['a', 'b', 'c', 'd', 'e', 'b', 'f']) first.store.dispatch(searchRemembered(text));
  expect(openSearch(tab).state().recent).toEqual(['f', 'b', 'e', 'd', 'c']);
  first.store.dispatch(searchesForgotten());
  expect(openSearch(tab).state().recent).toEqual([]);
  first.store.dispatch(searchRemembered('a'));
  first.store.dispatch(loggedOut());
  expect(openSearch(tab).state().recent).toEqual([]);
});

it('starts empty when the stored searches cannot be read', () => {
  for (const kept of ['{', '{"a":1}', '[1,null]']) expect(openSearch(memoryStore({ 'livery.searches': kept })).state().recent).toEqual([]);
});
