import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { BodyOf } from '@livery/contract/shapes';
import type { Failure } from '#api/api-failure.ts';
import { dialogRequested } from '#shared/store/dialogs.slice.ts';
import { loggedOut } from '#shared/store/events.ts';
import { editing, refused, sending, type Submission } from '#shared/store/submission.ts';
import type { PaymentAccounts } from './payment-accounts.api.ts';
import type { RootState } from '#shared/store/root-state.ts';

export type PaymentAccount = PaymentAccounts['accounts'][number];

interface PaymentAccountsState {
  /** State of the open dialog. One at a time. */
  submission: Submission;
}

const initialState: PaymentAccountsState = { submission: editing };

export const paymentAccountsSlice = createSlice({
  name: 'paymentAccounts',
  initialState,
  reducers: {
    accountSubmitted(state, _action: PayloadAction<BodyOf<'addPaymentAccount'>>) {
      state.submission = sending;
    },
    removalConfirmed(state, _action: PayloadAction<number>) {
      state.submission = sending;
    },
    passwordSubmitted(state, _action: PayloadAction<BodyOf<'setPaymentPassword'>>) {
      state.submission = sending;
    },
    changeKept(state) {
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

export const { accountSubmitted, removalConfirmed, passwordSubmitted, changeKept, changeRefused } = paymentAccountsSlice.actions;

export const selectAccountsSubmission = (state: RootState) => state.paymentAccounts.submission;

declare module '#shared/store/root-state.ts' {
  interface RootState extends WithSlice<typeof paymentAccountsSlice> {}
}

declare module '#shared/store/dialogs.slice.ts' {
  interface DialogRequests {
    addPaymentAccount: object;
    removePaymentAccount: { account: PaymentAccount };
    /** Sets the first withdrawal PIN, or replaces it. */
    paymentPassword: object;
  }
}
