import { call, put, select, takeLeading } from 'typed-redux-saga';
import { failureOf } from '#api/api-failure.ts';
import { dialogClosed } from '#shared/store/dialogs.slice.ts';
import { readsOutdated } from '#shared/reads/reads.slice.ts';
import type { BonusesApi } from './bonuses.api.ts';
import { bonusForfeited, forfeitConfirmed, forfeitRefused, selectForfeit } from './bonuses.slice.ts';

export function makeBonusesSaga(api: BonusesApi) {
  function* forfeit({ payload: { target } }: ReturnType<typeof forfeitConfirmed>) {
    const claimed = yield* select(selectForfeit);
    if (claimed === null) return;
    try {
      yield* call(api.postForfeit, { id: Number(target), idempotencyKey: claimed.idempotencyKey });
      yield* put(bonusForfeited());
      yield* put(dialogClosed('forfeitBonus'));
      yield* put(readsOutdated('bonuses'));
    } catch (error) {
      const failure = failureOf(error);
      yield* put(forfeitRefused(failure));
      if (failure.code === 'NO_LONGER_OPEN') yield* put(readsOutdated('bonuses'));
    }
  }

  return function* bonusesSaga() {
    yield* takeLeading(forfeitConfirmed, forfeit);
  };
}
