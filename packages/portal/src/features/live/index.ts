import { call, race, select, take } from 'typed-redux-saga';
import type { Feature } from '#shared/ports/feature.ts';
import { loggedIn, loggedOut, sessionExpired } from '#shared/store/events.ts';
import { liveSlice } from '#shared/facts/live.slice.ts';
import { accountLoaded, selectAccount, selectIsMember } from '#shared/facts/viewer.slice.ts';

/** Live events for members. Its code loads only for members. */
export const live: Feature = {
  name: 'live',
  slice: liveSlice,
  makeSaga: (dependencies) =>
    function* liveSaga() {
      for (;;) {
        const account = yield* select(selectAccount);
        if (account === null || !(yield* select(selectIsMember))) {
          yield* take([loggedIn, accountLoaded]);
          continue;
        }
        const { makeListening } = yield* call(() => import('./live.part.ts'));
        yield* race({
          told: call(makeListening(dependencies, account)),
          ended: take([loggedIn, loggedOut, sessionExpired]),
        });
      }
    },
};
