import { call, put, takeLatest, takeLeading } from 'typed-redux-saga';
import { failureOf } from '#api/api-failure.ts';
import type { KeyValueStore } from '#shared/ports/feature.ts';
import { moneyMoved } from '#shared/store/events.ts';
import { sendOnce } from '#shared/money/send-once.ts';
import type { TransferApi } from './transfer.api.ts';
import { uplineDraftKey } from './transfer.rules.ts';
import { giftChecked, giftRefused, giftSent, giftSubmitted, uplineFailed, uplineLoaded, uplineRequested } from './upline.slice.ts';

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

  function* send({ payload: wanted }: ReturnType<typeof giftSubmitted>) {
    try {
      yield* sendOnce({
        store: tabStorage,
        place: 'livery.upline.key',
        wanted: `${wanted.receiver} ${wanted.amount}`,
        makeKey,
        post: (idempotencyKey) => api.postToUpline({ ...wanted, idempotencyKey }),
        checked: giftChecked,
      });
      yield* put(giftSent(wanted.amount));
      tabStorage.remove(uplineDraftKey);
      yield* put(uplineRequested());
      yield* put(moneyMoved());
    } catch (error) {
      const failure = failureOf(error);
      yield* put(giftRefused(failure));
      // The upline is another one by now, or its account is closed.
      if (failure.code === 'FORBIDDEN') yield* put(uplineRequested());
    }
  }

  return function* uplineSaga() {
    yield* takeLatest(uplineRequested, loadUpline);
    yield* takeLeading(giftSubmitted, send);
  };
}
