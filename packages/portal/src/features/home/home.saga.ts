import { call, delay, put, race, select, take, takeLatest } from 'typed-redux-saga';
import { languageChanged } from '#shared/store/events.ts';
import { selectLanguage } from '#shared/facts/preferences.slice.ts';
import { winnersLimit, type HomeApi } from './home.api.ts';
import { boardOf } from './home.rules.ts';
import { winnersLeft, winnersLoaded, winnersRequested, winnersWatched } from './home.slice.ts';

/** Milliseconds between two reads while the board is visible. */
const refreshEvery = 20_000;

export function makeHomeSaga({ getWinners }: HomeApi) {
  function* loadWinners() {
    try {
      const language = yield* select(selectLanguage);
      const { list } = yield* call(getWinners, language);
      yield* put(winnersLoaded(boardOf(list).slice(0, winnersLimit)));
    } catch {
      // It is decoration, so hero and board stay unchanged without an answer.
    }
  }

  /** While the board is visible. */
  function* watch() {
    for (;;) {
      yield* askAgain();
      const { left } = yield* race({ left: take(winnersLeft), waited: delay(refreshEvery) });
      if (left !== undefined) return;
    }
  }

  function* askAgain() {
    yield* put(winnersRequested());
  }

  return function* homeSaga() {
    yield* takeLatest(winnersRequested, loadWinners);
    yield* takeLatest(winnersWatched, watch);
    yield* take(winnersRequested);
    yield* takeLatest(languageChanged, askAgain);
  };
}
