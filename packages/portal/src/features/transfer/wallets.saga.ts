import { call, put, select, takeLatest } from 'typed-redux-saga';
import { failureOf } from '#api/api-failure.ts';
import type { KeyValueStore } from '#shared/ports/feature.ts';
import { moneyAction } from '#shared/money/money-action.ts';
import type { TransferApi } from './transfer.api.ts';
import { draftKey, namesSameVendors } from './transfer.rules.ts';
import { selectFunds, selectMerchantWallet } from './transfer.selectors.ts';
import { makeWalletCache } from './wallet-cache.ts';
import {
  fundsFailed,
  fundsLoaded,
  fundsRequested,
  recallDone,
  recallSubmitted,
  transferDone,
  transferSubmitted,
  walletFailed,
  walletLoaded,
  walletRequested,
} from './wallets.slice.ts';

export interface WalletsSagaDependencies {
  api: Pick<TransferApi, 'getMerchantWallet' | 'getFunds' | 'postTransfer' | 'postRecall'>;
  tabStorage: KeyValueStore;
}

export function makeWalletsSaga({ api, tabStorage }: WalletsSagaDependencies) {
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

  function* settle() {
    const { value: funds } = yield* select(selectFunds);
    const { value: wallet } = yield* select(selectMerchantWallet);
    if (funds !== undefined && wallet !== undefined) {
      const balanceOf = (vendor: string) => funds.wallets.find((one) => one.vendor === vendor)?.balance ?? 0;
      const kept = { ...wallet, wallets: wallet.wallets.map((one) => ({ ...one, balance: balanceOf(one.vendor) })) };
      cache.keep(kept);
      yield* put(walletLoaded(kept));
    }
  }

  /** The balances in sight may be old. */
  function* refused() {
    yield* put(fundsRequested());
  }

  return function* walletsSaga() {
    yield* takeLatest(walletRequested, loadWallet);
    yield* takeLatest(fundsRequested, loadFunds);
    yield* moneyAction({
      name: 'walletTransfer',
      command: transferSubmitted,
      tabStorage,
      post: (wanted, idempotencyKey) => api.postTransfer({ ...wanted, idempotencyKey }),
      *done(answer, wanted) {
        yield* put(transferDone({ wanted, answer }));
        tabStorage.remove(draftKey);
        yield* call(settle);
      },
      refused,
    });
    yield* moneyAction({
      name: 'recallWallets',
      command: recallSubmitted,
      tabStorage,
      post: (_wanted, idempotencyKey) => api.postRecall({ idempotencyKey }),
      *done(answer) {
        yield* put(recallDone(answer));
        yield* call(settle);
      },
      refused,
    });
  };
}
