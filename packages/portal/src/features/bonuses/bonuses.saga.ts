import { call, put, select, takeLatest, takeLeading } from 'typed-redux-saga';
import { failureOf } from '#api/api-failure.ts';
import type { Clock } from '#shared/ports/feature.ts';
import { dialogClosed } from '#shared/store/dialogs.slice.ts';
import { languageChanged, loggedIn, roundSettled, tellsOf } from '#shared/store/events.ts';
import { selectLanguage } from '#shared/facts/preferences.slice.ts';
import { timedBy } from '#shared/time/timed.ts';
import type { BonusesApi } from './bonuses.api.ts';
import {
  bonusesFailed,
  bonusesLoaded,
  bonusesRequested,
  bonusForfeited,
  forfeitConfirmed,
  forfeitRefused,
  selectBonusQuery,
  selectForfeit,
} from './bonuses.slice.ts';

export function makeBonusesSaga(api: BonusesApi, clock: Clock) {
  function* load({ payload }: ReturnType<typeof bonusesRequested>) {
    try {
      yield* put(bonusesLoaded(timedBy(clock, yield* call(api.getBonuses, { ...payload, language: yield* select(selectLanguage) }))));
    } catch (error) {
      yield* put(bonusesFailed(failureOf(error)));
    }
  }

  function* reload() {
    const query = yield* select(selectBonusQuery);
    if (query !== null) yield* put(bonusesRequested(query));
  }

  function* forfeit({ payload: { target } }: ReturnType<typeof forfeitConfirmed>) {
    const claimed = yield* select(selectForfeit);
    if (claimed === null) return;
    try {
      yield* call(api.postForfeit, { id: Number(target), idempotencyKey: claimed.idempotencyKey });
      yield* put(bonusForfeited());
      yield* put(dialogClosed('forfeitBonus'));
      yield* call(reload);
    } catch (error) {
      const failure = failureOf(error);
      yield* put(forfeitRefused(failure));
      if (failure.code === 'NO_LONGER_OPEN') yield* call(reload);
    }
  }

  return function* bonusesSaga() {
    yield* takeLatest(bonusesRequested, load);
    yield* takeLeading(forfeitConfirmed, forfeit);
    yield* takeLatest([languageChanged, loggedIn, roundSettled, tellsOf('bonuses')], reload);
  };
}
