import { put } from 'typed-redux-saga';
import { moneyAction } from '#shared/money/money-action.ts';
import type { KeyValueStore } from '#shared/ports/feature.ts';
import type { PointsApi, Redeemed } from './points.api.ts';
import { mallOutdated } from './points.reads.ts';
import { convertSubmitted, orderDone, redeemSubmitted } from './points.slice.ts';

export interface PointsSagaDependencies {
  api: PointsApi;
  tabStorage: KeyValueStore;
}

export function makePointsSaga({ api, tabStorage }: PointsSagaDependencies) {
  const settling = {
    *done(redeemed: Redeemed) {
      yield* put(orderDone(redeemed));
      yield* put(mallOutdated());
    },
    /** Visible prices, stocks and points may be outdated. */
    *refused() {
      yield* put(mallOutdated());
    },
  };

  return function* pointsSaga() {
    yield* moneyAction({
      name: 'redeemReward',
      command: redeemSubmitted,
      tabStorage,
      post: (wanted, idempotencyKey) => api.postRedeem({ ...wanted, idempotencyKey }),
      ...settling,
      // Points are not money.
      tellsBalance: false,
    });
    yield* moneyAction({
      name: 'convertPoints',
      command: convertSubmitted,
      tabStorage,
      post: (wanted, idempotencyKey) => api.postConvert({ ...wanted, idempotencyKey }),
      ...settling,
    });
  };
}
