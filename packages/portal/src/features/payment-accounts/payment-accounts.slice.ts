import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { BodyOf } from '@livery/contract/shapes';
import type { Failure } from '#api/api-failure.ts';
import { dialogRequested } from '#shared/store/dialogs.slice.ts';
import { loggedOut } from '#shared/store/events.ts';
import { idle, loadableCases, ready, type Loadable } from '#shared/reads/loadable.ts';
import { editing, refused, sending, type Submission } from '#shared/store/submission.ts';
import type { PaymentAccounts, PaymentPassword } from './payment-accounts.api.ts';

export type PaymentAccount = PaymentAccounts['accounts'][number];

interface PaymentAccountsState {
  accounts: Loadable<PaymentAccounts>;
  password: Loadable<PaymentPassword>;
  /** Of the dialog that is open: one at a time. */
  submission: Submission;
}

const initialState: PaymentAccountsState = { accounts: idle, password: idle, submission: editing };
const accounts = loadableCases<'accounts', PaymentAccounts>('accounts');
const password = loadableCases<'password', PaymentPassword>('password');

export const paymentAccountsSlice = createSlice({
  name: 'paymentAccounts',
  initialState,
  reducers: {
    accountsRequested: accounts.requested,
    accountsLoaded: accounts.loaded,
    accountsFailed: accounts.failed,
    passwordRequested: password.requested,
    passwordLoaded: password.loaded,
    passwordFailed: password.failed,
    accountSubmitted(state, _action: PayloadAction<BodyOf<'addPaymentAccount'>>) {
      state.submission = sending;
    },
    removalConfirmed(state, _action: PayloadAction<number>) {
      state.submission = sending;
    },
    passwordSubmitted(state, _action: PayloadAction<BodyOf<'setPaymentPassword'>>) {
      state.submission = sending;
    },
    accountsKept(state, { payload }: PayloadAction<PaymentAccounts>) {
      state.accounts = ready(payload);
      state.submission = editing;
    },
    passwordKept(state, { payload }: PayloadAction<PaymentPassword>) {
      state.password = ready(payload);
      state.submission = editing;
    },
    changeRefused(state, { payload }: PayloadAction<Failure>) {
      state.submission = refused(payload);
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(dialogRequested, (state) => {
        if (state.submission.status === 'refused') state.submission = editing;
      })
      .addCase(loggedOut, () => initialState);
  },
});

export const {
  accountsRequested,
  accountsLoaded,
  accountsFailed,
  passwordRequested,
  passwordLoaded,
  passwordFailed,
  accountSubmitted,
  removalConfirmed,
  passwordSubmitted,
  accountsKept,
  passwordKept,
  changeRefused,
} = paymentAccountsSlice.actions;

declare module '#shared/store/root-state.ts' {
  interface RootState extends WithSlice<typeof paymentAccountsSlice> {}
}

declare module '#shared/store/dialogs.slice.ts' {
  interface DialogRequests {
    addPaymentAccount: object;
    removePaymentAccount: { account: PaymentAccount };
    /** The first one, or one in its place. */
    paymentPassword: object;
  }
}
