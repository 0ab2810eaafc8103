import type { Saga } from 'redux-saga';
import { call, delay, race, select, take } from 'typed-redux-saga';
import { loggedIn, loggedOut, sessionExpired } from '#shared/store/events.ts';
import { selectIsMember, tokenLookedUp } from '#shared/facts/viewer.slice.ts';

/** Milliseconds before a session is first checked. It was just used, and the page has more urgent work. */
const firstLook = 30_000;

/** Watches each member session from its start or restoration to its end. `load` fetches the watcher. */
export function makeSessionWatchSaga(load: () => Promise<Saga>) {
  function* watch() {
    yield* delay(firstLook);
    const sessionLife = yield* call(load);
    yield* call(sessionLife);
  }

  return function* sessionWatchSaga() {
    for (;;) {
      if (yield* select(selectIsMember)) yield* race({ watched: call(watch), ended: take([loggedOut, sessionExpired]) });
      else yield* take([loggedIn, tokenLookedUp]);
    }
  };
}
