import { call, put, select, takeLeading } from 'typed-redux-saga';
import { failureOf } from '#api/api-failure.ts';
import { messageShown } from '#shared/facts/messages.slice.ts';
import { readsOutdated } from '#shared/reads/reads.slice.ts';
import type { VipApi } from './vip.api.ts';
import { levelClaimed, levelPaid, levelRefused, selectLevelClaim } from './vip.slice.ts';

export function makeVipSaga(api: VipApi) {
  function* claim({ payload: { target } }: ReturnType<typeof levelClaimed>) {
    const claimed = yield* select(selectLevelClaim);
    if (claimed === null) return;
    try {
      yield* call(api.postClaim, { level: Number(target), idempotencyKey: claimed.idempotencyKey });
      yield* put(levelPaid());
      yield* put(messageShown({ key: 'vip', tone: 'positive', text: 'vip:paid' }));
      yield* put(readsOutdated('vip'));
    } catch (error) {
      const failure = failureOf(error);
      yield* put(levelRefused(failure));
      if (failure.code === 'ALREADY_CLAIMED') yield* put(readsOutdated('vip'));
    }
  }

  return function* vipSaga() {
    yield* takeLeading(levelClaimed, claim);
  };
}
