import { call, put, select, takeEvery, takeLatest } from 'typed-redux-saga';
import { failureOf } from '#api/api-failure.ts';
import type { KeyValueStore } from '#shared/ports/feature.ts';
import { paymentPasswordSet } from '#shared/store/payment-events.ts';
import { moneyAction } from '#shared/money/money-action.ts';
import type { TransferApi } from './transfer.api.ts';
import { selectUpline } from './transfer.selectors.ts';
import { uplineDraftKey } from './transfer.rules.ts';
import { giftSent, giftSubmitted, uplineFailed, uplineLoaded, uplineRequested } from './upline.slice.ts';

export interface UplineSagaDependencies {
  api: Pick<TransferApi, 'getUpline' | 'postToUpline'>;
  tabStorage: KeyValueStore;
}

export function makeUplineSaga({ api, tabStorage }: UplineSagaDependencies) {
  function* loadUpline() {
    try {
      yield* put(uplineLoaded(yield* call(api.getUpline)));
    } catch (error) {
      yield* put(uplineFailed(failureOf(error)));
    }
  }

  return function* uplineSaga() {
    yield* takeLatest(uplineRequested, loadUpline);
    yield* takeEvery(paymentPasswordSet, function* () {
      if ((yield* select(selectUpline)).status !== 'idle') yield* put(uplineRequested());
    });
    yield* moneyAction({
      name: 'transferToUpline',
      command: giftSubmitted,
      tabStorage,
      post: (wanted, idempotencyKey) => api.postToUpline({ ...wanted, idempotencyKey }),
      *done(_answer, { amount }) {
        yield* put(giftSent(amount));
        tabStorage.remove(uplineDraftKey);
        yield* put(uplineRequested());
      },
      *refused({ code }) {
        // The upline is another one by now, or its account is closed.
        if (code === 'FORBIDDEN') yield* put(uplineRequested());
      },
    });
  };
}
