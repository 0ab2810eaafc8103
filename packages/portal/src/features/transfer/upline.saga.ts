import { call, put, takeLatest, takeLeading } from 'typed-redux-saga';
import { failureOf } from '#api/api-failure.ts';
import type { KeyValueStore } from '#shared/ports/feature.ts';
import { moneyMoved } from '#shared/state/events.ts';
import type { TransferApi } from './transfer.api.ts';
import { forgetKey, keyFor } from './transfer-key.ts';
import { isUnknownOutcome } from './transfer.rules.ts';
import { giftRefused, giftSent, giftSubmitted, uplineFailed, uplineLoaded, uplineRequested } from './upline.slice.ts';

export interface UplineSagaDependencies {
  api: Pick<TransferApi, 'getUpline' | 'postToUpline'>;
  tabStorage: KeyValueStore;
  makeKey: () => string;
}

export function makeUplineSaga({ api, tabStorage, makeKey }: UplineSagaDependencies) {
  function* loadUpline() {
    try {
      yield* put(uplineLoaded(yield* call(api.getUpline)));
    } catch (error) {
      yield* put(uplineFailed(failureOf(error)));
    }
  }

  /** While the outcome is unknown the key stays: pressed again, what was sent is not sent twice. */
  function* send({ payload: wanted }: ReturnType<typeof giftSubmitted>) {
    const idempotencyKey = keyFor(tabStorage, `upline ${wanted.receiver} ${wanted.amount}`, makeKey);
    try {
      yield* call(api.postToUpline, { ...wanted, idempotencyKey });
      forgetKey(tabStorage);
      yield* put(giftSent(wanted.amount));
      yield* put(uplineRequested());
      yield* put(moneyMoved());
    } catch (error) {
      const failure = failureOf(error);
      if (!isUnknownOutcome(failure.code)) forgetKey(tabStorage);
      yield* put(giftRefused(failure));
    }
  }

  return function* uplineSaga() {
    yield* takeLatest(uplineRequested, loadUpline);
    yield* takeLeading(giftSubmitted, send);
  };
}
