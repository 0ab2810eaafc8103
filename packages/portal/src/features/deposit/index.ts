import type { Feature } from '#shared/ports/feature.ts';
import { makeDepositApi } from './deposit.api.ts';
import { makeDepositSaga } from './deposit.saga.ts';
import { depositSlice } from './deposit.slice.ts';

/** Deposits by members. */
export const deposit: Feature = {
  name: 'deposit',
  slice: depositSlice,
  texts: ['forms'],
  makeSaga: ({ client, clock, tabStorage, navigation, page }) =>
    makeDepositSaga({ api: makeDepositApi(client), clock, tabStorage, navigation, page }),
};
