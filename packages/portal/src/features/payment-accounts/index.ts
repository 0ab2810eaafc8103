import type { Feature } from '#shared/ports/feature.ts';
import { makePaymentAccountsApi } from './payment-accounts.api.ts';
import { makePaymentAccountsSaga } from './payment-accounts.saga.ts';
import { paymentAccountsSlice } from './payment-accounts.slice.ts';

/** Payout accounts and the withdrawal PIN. */
export const paymentAccounts: Feature = {
  name: 'payment-accounts',
  slice: paymentAccountsSlice,
  texts: ['forms'],
  dialogs: {
    addPaymentAccount: () => import('./components/AddAccountDialog/AddAccountDialog.tsx'),
    removePaymentAccount: () => import('./components/RemoveAccountDialog/RemoveAccountDialog.tsx'),
    paymentPassword: () => import('./components/PaymentPasswordDialog/PaymentPasswordDialog.tsx'),
  },
  makeSaga: ({ client }) => makePaymentAccountsSaga(makePaymentAccountsApi(client)),
};
