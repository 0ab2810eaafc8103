import { call, put, race, select, take } from 'typed-redux-saga';
import type { Feature } from '#shared/ports/feature.ts';
import { loggedIn, loggedOut, sessionExpired } from '#shared/store/events.ts';
import { accountLoaded, selectAccount, selectIsMember, selectIsTrial } from '#shared/facts/viewer.slice.ts';
import { makeSaferPlayApi } from './safer-play.api.ts';
import { intervalOf } from './safer-play.rules.ts';
import { intervalKey, makeSaferPlaySaga } from './safer-play.saga.ts';
import { intervalSet, saferPlaySlice } from './safer-play.slice.ts';

/** While there is a member: times the session, checks in regularly, and asks for consent to new terms. */
export const saferPlayWatch: Feature = {
  name: 'saferPlayWatch',
  slice: saferPlaySlice,
  makeSaga: ({ client, brand, clock, deviceStorage }) =>
    function* saferPlayWatchSaga() {
      yield* put(intervalSet(intervalOf(deviceStorage.get(intervalKey), brand)));
      const watch = makeSaferPlaySaga({ api: makeSaferPlayApi(client), clock, deviceStorage });
      for (;;) {
        const isKnown = (yield* select(selectAccount)) !== null && (yield* select(selectIsMember));
        if (!isKnown || (yield* select(selectIsTrial))) {
          yield* take([loggedIn, accountLoaded]);
          continue;
        }
        yield* race({ watched: call(watch), ended: take([loggedIn, loggedOut, sessionExpired]) });
      }
    },
};
