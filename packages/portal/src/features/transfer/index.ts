import { fork } from 'typed-redux-saga';
import type { Feature } from '#shared/ports/feature.ts';
import { makeDownlineSaga } from './downline.saga.ts';
import { makeTransferApi } from './transfer.api.ts';
import { transferState } from './transfer.state.ts';
import { makeUplineSaga } from './upline.saga.ts';
import { makeWalletsSaga } from './wallets.saga.ts';

/** The member's money and transfers: between cash and vendors, to the upline, and from agents to their team. */
export const transfer: Feature = {
  name: 'transfer',
  slice: transferState,
  texts: ['forms'],
  makeSaga: ({ client, clock, tabStorage }) =>
    function* transferSaga() {
      const dependencies = { api: makeTransferApi(client), clock, tabStorage };
      yield* fork(makeWalletsSaga(dependencies));
      yield* fork(makeUplineSaga(dependencies));
      yield* fork(makeDownlineSaga(dependencies));
    },
};
