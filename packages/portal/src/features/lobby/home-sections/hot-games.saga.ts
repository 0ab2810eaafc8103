import { call, select } from 'typed-redux-saga';
import { selectLanguage } from '#shared/facts/preferences.slice.ts';
import { abortable } from '#shared/store/abortable.ts';
import type { LobbyApi } from '../lobby.api.ts';
import type { LobbyCache } from '../lobby.cache.ts';

/** Loads hot games once per choice, until the page is reloaded. */
export function makeHotGamesSaga(api: Pick<LobbyApi, 'getHotGames'>, cache: Pick<LobbyCache, 'hotGames' | 'keepHotGames'>) {
  return function* hotGames(type: string | null, vendor: string | null) {
    const language = yield* select(selectLanguage);
    const entry = [language, type, vendor].join('/');
    const kept = cache.hotGames(entry);
    if (kept !== null) return kept;
    const games = yield* call(() => abortable((signal) => api.getHotGames({ type, vendor }, language, signal)));
    cache.keepHotGames(entry, games);
    return games;
  };
}
