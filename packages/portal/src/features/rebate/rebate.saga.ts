import { call, put, select, takeLatest, takeLeading } from 'typed-redux-saga';
import { failureOf } from '#api/api-failure.ts';
import { languageChanged, loggedIn, roundSettled } from '#shared/store/events.ts';
import { messageShown } from '#shared/facts/messages.slice.ts';
import { selectLanguage } from '#shared/facts/preferences.slice.ts';
import type { RebateApi } from './rebate.api.ts';
import {
  rebateClaimed,
  rebateFailed,
  rebateLoaded,
  rebatePaid,
  rebateRefused,
  rebateRequested,
  selectRebate,
  selectRebateClaim,
} from './rebate.slice.ts';

export function makeRebateSaga(api: RebateApi) {
  function* load() {
    try {
      yield* put(rebateLoaded(yield* call(api.getRebate, yield* select(selectLanguage))));
    } catch (error) {
      yield* put(rebateFailed(failureOf(error)));
    }
  }

  function* claim() {
    const claimed = yield* select(selectRebateClaim);
    if (claimed === null) return;
    try {
      yield* call(api.postClaim, { idempotencyKey: claimed.idempotencyKey });
      yield* put(rebatePaid());
      yield* put(messageShown({ key: 'rebate', tone: 'positive', text: 'rebate:paid' }));
      yield* put(rebateRequested());
    } catch (error) {
      const failure = failureOf(error);
      yield* put(rebateRefused(failure));
      if (failure.code === 'NOTHING_TO_CLAIM') yield* put(rebateRequested());
    }
  }

  function* refresh() {
    if ((yield* select(selectRebate)).status !== 'idle') yield* put(rebateRequested());
  }

  return function* rebateSaga() {
    yield* takeLatest(rebateRequested, load);
    yield* takeLeading(rebateClaimed, claim);
    yield* takeLatest([languageChanged, loggedIn, roundSettled], refresh);
  };
}
