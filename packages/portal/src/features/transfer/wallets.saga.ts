import { call, put, select, takeLatest, takeLeading } from 'typed-redux-saga';
import { failureOf, type FailureCode } from '#api/api-failure.ts';
import type { KeyValueStore } from '#shared/ports/feature.ts';
import { moneyMoved } from '#shared/store/events.ts';
import { isUnknownOutcome, sendOnce } from '#shared/money/send-once.ts';
import type { TransferApi } from './transfer.api.ts';
import { draftKey, namesSameVendors } from './transfer.rules.ts';
import { selectFunds, selectMerchantWallet } from './transfer.selectors.ts';
import { makeWalletCache } from './wallet-cache.ts';
import {
  fundsFailed,
  fundsLoaded,
  fundsRequested,
  recallChecked,
  recallDone,
  recallRefused,
  recallSubmitted,
  transferChecked,
  transferDone,
  transferRefused,
  transferSubmitted,
  walletFailed,
  walletLoaded,
  walletRequested,
} from './wallets.slice.ts';

export interface WalletsSagaDependencies {
  api: Pick<TransferApi, 'getMerchantWallet' | 'getFunds' | 'postTransfer' | 'postRecall'>;
  tabStorage: KeyValueStore;
  makeKey: () => string;
}

export function makeWalletsSaga({ api, tabStorage, makeKey }: WalletsSagaDependencies) {
  const cache = makeWalletCache(tabStorage);

  function* askWallet() {
    try {
      const wallet = yield* call(api.getMerchantWallet);
      cache.keep(wallet);
      yield* put(walletLoaded(wallet));
    } catch (error) {
      yield* put(walletFailed(failureOf(error)));
    }
  }

  function* loadWallet() {
    const kept = cache.read();
    if (kept === null) yield* call(askWallet);
    else {
      yield* put(walletLoaded(kept));
      yield* call(compare);
    }
  }

  function* loadFunds() {
    try {
      yield* put(fundsLoaded(yield* call(api.getFunds)));
      yield* call(compare);
    } catch (error) {
      yield* put(fundsFailed(failureOf(error)));
    }
  }

  /** What is kept lasts as long as it is right: where there are other vendors now it is asked for again. */
  function* compare() {
    const [wallet, funds] = [yield* select(selectMerchantWallet), yield* select(selectFunds)];
    if (wallet.status !== 'ready' || funds.status !== 'ready') return;
    if (!namesSameVendors(wallet.value, funds.value)) yield* call(askWallet);
  }

  const kept = { store: tabStorage, place: 'livery.transfer.key', makeKey };

  function* transfer({ payload: wanted }: ReturnType<typeof transferSubmitted>) {
    try {
      const answer = yield* sendOnce({
        ...kept,
        wanted: `${wanted.direction} ${wanted.vendor} ${wanted.amount}`,
        post: (idempotencyKey) => api.postTransfer({ ...wanted, idempotencyKey }),
        checked: transferChecked,
      });
      yield* put(transferDone({ wanted, answer }));
      tabStorage.remove(draftKey);
      yield* call(settle);
    } catch (error) {
      const failure = failureOf(error);
      yield* put(transferRefused(failure));
      yield* call(settleRefusal, failure.code);
    }
  }

  function* recall() {
    try {
      const post = (idempotencyKey: string) => api.postRecall({ idempotencyKey });
      yield* put(recallDone(yield* sendOnce({ ...kept, wanted: 'recall', post, checked: recallChecked })));
      yield* call(settle);
    } catch (error) {
      const failure = failureOf(error);
      yield* put(recallRefused(failure));
      yield* call(settleRefusal, failure.code);
    }
  }

  function* settle() {
    const { value: funds } = yield* select(selectFunds);
    const { value: wallet } = yield* select(selectMerchantWallet);
    if (funds !== undefined && wallet !== undefined) {
      const balanceOf = (vendor: string) => funds.wallets.find((one) => one.vendor === vendor)?.balance ?? 0;
      const kept = { ...wallet, wallets: wallet.wallets.map((one) => ({ ...one, balance: balanceOf(one.vendor) })) };
      cache.keep(kept);
      yield* put(walletLoaded(kept));
    }
    yield* put(moneyMoved());
  }

  /** A refusal is an outcome, and what was in sight may have been old. */
  function* settleRefusal(code: FailureCode) {
    if (!isUnknownOutcome(code)) yield* put(fundsRequested());
  }

  return function* walletsSaga() {
    yield* takeLatest(walletRequested, loadWallet);
    yield* takeLatest(fundsRequested, loadFunds);
    yield* takeLeading(transferSubmitted, transfer);
    yield* takeLeading(recallSubmitted, recall);
  };
}
