import type { PayloadAction } from '@reduxjs/toolkit';
import { call, delay, put, select, takeEvery, takeLatest } from 'typed-redux-saga';
import { failureOf } from '#api/api-failure.ts';
import type { KeyValueStore } from '#shared/ports/feature.ts';
import { loggedOut } from '#shared/store/events.ts';
import { selectLanguage } from '#shared/facts/preferences.slice.ts';
import { abortable } from '#shared/store/abortable.ts';
import { makeHotGamesSaga } from '../home-sections/hot-games.saga.ts';
import type { LobbyApi } from '../lobby.api.ts';
import type { LobbyCache } from '../lobby.cache.ts';
import {
  findingFailed,
  findingRetried,
  gamesFound,
  hotGamesFailed,
  hotGamesLoaded,
  namesTyped,
  searchesForgotten,
  searchesRead,
  searchOpened,
  searchRemembered,
  selectSearch,
} from './search.slice.ts';

const memoryKey = 'livery.searches';
/** The delay between the last key and the request. */
const pause = 250;

interface SearchDependencies {
  api: Pick<LobbyApi, 'getHotGames' | 'searchGames'>;
  cache: Pick<LobbyCache, 'hotGames' | 'keepHotGames'>;
  tabStorage: KeyValueStore;
}

export function makeSearchSaga({ api, cache, tabStorage }: SearchDependencies) {
  const hotGames = makeHotGamesSaga(api, cache);

  function* loadHotGames() {
    try {
      yield* put(hotGamesLoaded(yield* call(hotGames, null, null)));
    } catch (error) {
      yield* put(hotGamesFailed(failureOf(error)));
    }
  }

  /** Requests only the latest text and ignores answers to earlier ones. */
  function* find({ payload: search, type }: PayloadAction<string>) {
    if (search === '') return;
    if (type === namesTyped.type) yield* delay(pause);
    const language = yield* select(selectLanguage);
    try {
      const { games, total } = yield* call(() => abortable((signal) => api.searchGames(search, language, signal)));
      yield* put(gamesFound({ asked: search, answer: { games, total } }));
    } catch (error) {
      yield* put(findingFailed(failureOf(error)));
    }
  }

  function* keep() {
    const { recent } = yield* select(selectSearch);
    try {
      tabStorage.set(memoryKey, JSON.stringify(recent));
    } catch {
      // If storage is full, they are kept only until the page is reloaded.
    }
  }

  return function* searchSaga() {
    yield* put(searchesRead(readMemory(tabStorage)));
    yield* takeLatest(searchOpened, loadHotGames);
    yield* takeLatest([namesTyped, findingRetried], find);
    yield* takeEvery([searchRemembered, searchesForgotten, loggedOut], keep);
    if ((yield* select(selectSearch)).hot.status === 'loading') yield* call(loadHotGames);
  };
}

/** Unreadable storage counts as empty. */
function readMemory(tabStorage: KeyValueStore): string[] {
  try {
    const texts: unknown = JSON.parse(tabStorage.get(memoryKey) ?? '[]');
    return Array.isArray(texts) ? texts.filter((text) => typeof text === 'string') : [];
  } catch {
    return [];
  }
}
