import type { Feature } from '#shared/ports/feature.ts';
import { makeWithdrawalApi } from './withdrawal.api.ts';
import { makeWithdrawalSaga } from './withdrawal.saga.ts';
import { withdrawalSlice } from './withdrawal.slice.ts';

/** Withdrawals by members, until the money has arrived. */
export const withdrawal: Feature = {
  name: 'withdrawal',
  slice: withdrawalSlice,
  texts: ['forms'],
  dialogs: {
    receipt: () => import('./components/ReceiptDialog/ReceiptDialog.tsx'),
    cancelWithdrawal: () => import('./components/CancelDialog/CancelDialog.tsx'),
  },
  makeSaga: ({ client, clock, tabStorage, page }) => makeWithdrawalSaga({ api: makeWithdrawalApi(client), clock, tabStorage, page }),
};
