import { call, put, takeLeading } from 'typed-redux-saga';
import { failureOf, type FailureCode } from '#api/api-failure.ts';
import type { KeyValueStore } from '#shared/ports/feature.ts';
import { moneyMoved } from '#shared/store/events.ts';
import { isUnknownOutcome, sendOnce } from '#shared/money/send-once.ts';
import type { PointsApi, Redeemed } from './points.api.ts';
import { mallOutdated } from './points.reads.ts';
import { convertSubmitted, orderChecked, orderDone, orderRefused, redeemSubmitted } from './points.slice.ts';

export interface PointsSagaDependencies {
  api: PointsApi;
  tabStorage: KeyValueStore;
  makeKey: () => string;
}

export function makePointsSaga({ api, tabStorage, makeKey }: PointsSagaDependencies) {
  const redeem = ({ payload: wanted }: ReturnType<typeof redeemSubmitted>) => {
    const { goodId, quantity, points, address } = wanted;
    return order('redeem', JSON.stringify([goodId, quantity, points, address]), (idempotencyKey) =>
      api.postRedeem({ ...wanted, idempotencyKey }),
    );
  };

  function* convert({ payload: wanted }: ReturnType<typeof convertSubmitted>) {
    const isDone = yield* order('convert', `${wanted.points} ${wanted.amount}`, (idempotencyKey) =>
      api.postConvert({ ...wanted, idempotencyKey }),
    );
    if (isDone) yield* put(moneyMoved());
  }

  function* order(kind: 'redeem' | 'convert', wanted: string, post: (idempotencyKey: string) => Promise<Redeemed>) {
    try {
      const place = `livery.points.${kind}-key`;
      yield* put(orderDone(yield* sendOnce({ store: tabStorage, place, wanted, makeKey, post, checked: orderChecked })));
      yield* put(mallOutdated());
      return true;
    } catch (error) {
      const failure = failureOf(error);
      yield* put(orderRefused(failure));
      yield* call(settleRefusal, failure.code);
      return false;
    }
  }

  /** A refusal is an outcome, and what was in sight may have been old: prices, stocks and points. */
  function* settleRefusal(code: FailureCode) {
    if (!isUnknownOutcome(code)) yield* put(mallOutdated());
  }

  return function* pointsSaga() {
    yield* takeLeading(redeemSubmitted, redeem);
    yield* takeLeading(convertSubmitted, convert);
  };
}
