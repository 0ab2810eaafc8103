import { wireConstants } from '@livery/contract/wire-constants';
import { call, put, select, takeLatest } from 'typed-redux-saga';
import type { ApiClient } from '#api/client.ts';
import { guards } from '#api/guards/games.gen.js';
import { languageChanged } from '#shared/state/events.ts';
import { selectLanguage } from '#shared/state/preferences.slice.ts';
import { largestFirst } from './home.rules.ts';
import { selectWinners, winnersLoaded, winnersRequested } from './home.slice.ts';

export function makeHomeSaga(client: ApiClient) {
  const getWinners = (language: string) =>
    client.call('winners', guards.winners, { query: { gameCategory: 'ALL', language, limitNum: wireConstants.winnersLimit } });

  function* loadWinners() {
    try {
      const language = yield* select(selectLanguage);
      const { list } = yield* call(getWinners, language);
      yield* put(winnersLoaded(largestFirst(list)));
    } catch {
      // Decoration of the hero: without an answer it stays as it was painted.
    }
  }

  function* reload() {
    if ((yield* select(selectWinners)).length > 0) yield* loadWinners();
  }

  return function* homeSaga() {
    yield* takeLatest(winnersRequested, loadWinners);
    yield* takeLatest(languageChanged, reload);
  };
}
