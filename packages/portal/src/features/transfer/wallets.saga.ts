import { put, select, takeEvery } from 'typed-redux-saga';
import type { Action } from '@reduxjs/toolkit';
import type { Dependencies } from '#shared/ports/feature.ts';
import { changeAnswers } from '#shared/reads/reads.saga.ts';
import { isAnswerOf, readsOutdated, selectRead } from '#shared/reads/reads.slice.ts';
import { moneyAction } from '#shared/money/money-action.ts';
import type { TransferApi } from './transfer.api.ts';
import { fundsRead, walletRead } from './transfer.reads.ts';
import { afterRecall, afterTransfer, draftKey, namesSameVendors } from './transfer.rules.ts';
import { makeWalletCache } from './wallet.cache.ts';
import { recallDone, recallSubmitted, transferDone, transferSubmitted } from './wallets.slice.ts';

export interface WalletsSagaDependencies extends Pick<Dependencies, 'clock' | 'tabStorage'> {
  api: Pick<TransferApi, 'postTransfer' | 'postRecall'>;
}

export function makeWalletsSaga({ api, clock, tabStorage }: WalletsSagaDependencies) {
  const cache = makeWalletCache(tabStorage);

  /** Keeps the wallet for the session, updated with the balances from the funds. */
  function* keepWallet(action: Action) {
    const wallet = (yield* select(selectRead(walletRead, {}))).value ?? cache.read();
    const funds = (yield* select(selectRead(fundsRead, {}))).value;
    if (wallet === null) return;
    if (funds === undefined || namesSameVendors(wallet, funds)) {
      const balanceOf = (vendor: string) => funds?.wallets.find((one) => one.vendor === vendor)?.balance;
      cache.keep({ ...wallet, wallets: wallet.wallets.map((one) => ({ ...one, balance: balanceOf(one.vendor) ?? one.balance })) });
    } else if (isAnswerOf(fundsRead)(action)) yield* put(readsOutdated('merchantWallet'));
  }

  /** The visible balances may be outdated. */
  function* refused() {
    yield* put(readsOutdated('funds'));
  }

  return function* walletsSaga() {
    yield* takeEvery([isAnswerOf(walletRead), isAnswerOf(fundsRead)], keepWallet);
    yield* moneyAction({
      name: 'walletTransfer',
      command: transferSubmitted,
      tabStorage,
      post: (wanted, idempotencyKey) => api.postTransfer({ ...wanted, idempotencyKey }),
      *done(answer, wanted) {
        yield* changeAnswers(fundsRead, (funds) => afterTransfer(funds, wanted.vendor, answer));
        const { number, at } = answer;
        yield* put(transferDone({ moved: { ...wanted, number, at }, recent: { wanted, at: clock.now() } }));
        tabStorage.remove(draftKey);
      },
      refused,
    });
    yield* moneyAction({
      name: 'recallWallets',
      command: recallSubmitted,
      tabStorage,
      post: (_wanted, idempotencyKey) => api.postRecall({ idempotencyKey }),
      *done(answer) {
        yield* changeAnswers(fundsRead, (funds) => afterRecall(funds, answer));
        yield* put(recallDone(answer.results));
      },
      refused,
    });
  };
}
