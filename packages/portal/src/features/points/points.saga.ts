import { call, put, select, takeLatest, takeLeading } from 'typed-redux-saga';
import { failureOf, type FailureCode } from '#api/api-failure.ts';
import type { KeyValueStore } from '#shared/ports/feature.ts';
import { languageChanged, loggedIn, moneyMoved, roundSettled, tellsOf } from '#shared/store/events.ts';
import { selectLanguage } from '#shared/facts/preferences.slice.ts';
import { isUnknownOutcome, sendOnce } from '#shared/money/send-once.ts';
import type { PointsApi, Redeemed } from './points.api.ts';
import {
  convertSubmitted,
  historyFailed,
  historyLoaded,
  historyRequested,
  ledgerFailed,
  ledgerLoaded,
  ledgerRequested,
  mallFailed,
  mallLoaded,
  mallRequested,
  orderChecked,
  orderDone,
  orderRefused,
  redeemSubmitted,
  selectHistory,
  selectLedger,
  selectMall,
} from './points.slice.ts';

export interface PointsSagaDependencies {
  api: PointsApi;
  tabStorage: KeyValueStore;
  makeKey: () => string;
}

export function makePointsSaga({ api, tabStorage, makeKey }: PointsSagaDependencies) {
  const readAll = (language: string) =>
    Promise.all([api.getLedger({ limit: 1, language }), api.getGoods(language), api.getRules(language)]);

  function* loadMall() {
    try {
      const language = yield* select(selectLanguage);
      const [{ balance, pending }, goods, rules] = yield* call(readAll, language);
      yield* put(mallLoaded({ ...goods, balance, pending, rules }));
    } catch (error) {
      yield* put(mallFailed(failureOf(error)));
    }
  }

  function* loadLedger({ payload: asked }: ReturnType<typeof ledgerRequested>) {
    try {
      yield* put(ledgerLoaded({ asked, answer: yield* call(api.getLedger, asked) }));
    } catch (error) {
      yield* put(ledgerFailed(failureOf(error)));
    }
  }

  function* loadHistory({ payload: asked }: ReturnType<typeof historyRequested>) {
    try {
      yield* put(historyLoaded({ asked, answer: yield* call(api.getHistory, asked) }));
    } catch (error) {
      yield* put(historyFailed(failureOf(error)));
    }
  }

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
      yield* put(mallRequested());
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
    if (!isUnknownOutcome(code)) yield* put(mallRequested());
  }

  /** What is in sight is read again. */
  function* refresh() {
    const [mall, ledger, history] = [yield* select(selectMall), yield* select(selectLedger), yield* select(selectHistory)];
    if (mall.status !== 'idle') yield* put(mallRequested());
    if (ledger.value !== undefined) yield* put(ledgerRequested(ledger.value.asked));
    if (history.value !== undefined) yield* put(historyRequested(history.value.asked));
  }

  function* refreshMall() {
    if ((yield* select(selectMall)).status !== 'idle') yield* put(mallRequested());
  }

  return function* pointsSaga() {
    yield* takeLatest(mallRequested, loadMall);
    yield* takeLatest(ledgerRequested, loadLedger);
    yield* takeLatest(historyRequested, loadHistory);
    yield* takeLeading(redeemSubmitted, redeem);
    yield* takeLeading(convertSubmitted, convert);
    yield* takeLatest(tellsOf('points'), refresh);
    yield* takeLatest([languageChanged, loggedIn, roundSettled], refreshMall);
  };
}
