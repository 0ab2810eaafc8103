import { call, put, select, takeLeading } from 'typed-redux-saga';
import { failureOf } from '#api/api-failure.ts';
import { messageShown } from '#shared/facts/messages.slice.ts';
import { readsOutdated } from '#shared/reads/reads.slice.ts';
import type { RebateApi } from './rebate.api.ts';
import { rebateClaimed, rebatePaid, rebateRefused, selectRebateClaim } from './rebate.slice.ts';

export function makeRebateSaga(api: RebateApi) {
  function* claim() {
    const claimed = yield* select(selectRebateClaim);
    if (claimed === null) return;
    try {
      yield* call(api.postClaim, { idempotencyKey: claimed.idempotencyKey });
      yield* put(rebatePaid());
      yield* put(messageShown({ key: 'rebate', tone: 'positive', text: 'rebate:paid' }));
      yield* put(readsOutdated('rebate'));
    } catch (error) {
      const failure = failureOf(error);
      yield* put(rebateRefused(failure));
      if (failure.code === 'NOTHING_TO_CLAIM') yield* put(readsOutdated('rebate'));
    }
  }

  return function* rebateSaga() {
    yield* takeLeading(rebateClaimed, claim);
  };
}
