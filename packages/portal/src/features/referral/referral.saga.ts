import { call, put, select, takeLatest } from 'typed-redux-saga';
import { failureOf } from '#api/api-failure.ts';
import { loggedIn } from '#shared/store/events.ts';
import type { ReferralApi } from './referral.api.ts';
import { referralFailed, referralLoaded, referralRequested, selectReferral } from './referral.slice.ts';

export function makeReferralSaga(api: ReferralApi) {
  function* load() {
    try {
      yield* put(referralLoaded(yield* call(api.getReferral)));
    } catch (error) {
      yield* put(referralFailed(failureOf(error)));
    }
  }

  return function* referralSaga() {
    yield* takeLatest(referralRequested, load);
    yield* takeLatest(loggedIn, function* () {
      if ((yield* select(selectReferral)).status !== 'idle') yield* put(referralRequested());
    });
  };
}
