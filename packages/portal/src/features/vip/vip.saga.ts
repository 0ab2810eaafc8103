import { call, put, select, takeLatest, takeLeading } from 'typed-redux-saga';
import { failureOf } from '#api/api-failure.ts';
import { languageChanged, loggedIn, roundSettled } from '#shared/store/events.ts';
import { messageShown } from '#shared/facts/messages.slice.ts';
import { selectLanguage } from '#shared/facts/preferences.slice.ts';
import type { VipApi } from './vip.api.ts';
import { levelClaimed, levelPaid, levelRefused, selectLevelClaim, selectVip, vipFailed, vipLoaded, vipRequested } from './vip.slice.ts';

export function makeVipSaga(api: VipApi) {
  function* load() {
    try {
      yield* put(vipLoaded(yield* call(api.getVip, yield* select(selectLanguage))));
    } catch (error) {
      yield* put(vipFailed(failureOf(error)));
    }
  }

  function* claim({ payload: { target } }: ReturnType<typeof levelClaimed>) {
    const claimed = yield* select(selectLevelClaim);
    if (claimed === null) return;
    try {
      yield* call(api.postClaim, { level: Number(target), idempotencyKey: claimed.idempotencyKey });
      yield* put(levelPaid());
      yield* put(messageShown({ key: 'vip', tone: 'positive', text: 'vip:paid' }));
      yield* put(vipRequested());
    } catch (error) {
      const failure = failureOf(error);
      yield* put(levelRefused(failure));
      if (failure.code === 'ALREADY_CLAIMED') yield* put(vipRequested());
    }
  }

  function* refresh() {
    if ((yield* select(selectVip)).status !== 'idle') yield* put(vipRequested());
  }

  return function* vipSaga() {
    yield* takeLatest(vipRequested, load);
    yield* takeLeading(levelClaimed, claim);
    yield* takeLatest([languageChanged, loggedIn, roundSettled], refresh);
  };
}
