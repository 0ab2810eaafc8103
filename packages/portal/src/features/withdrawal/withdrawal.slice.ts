import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { ValueOf } from '@livery/contract/shapes';
import type { FailureCode } from '#api/api-failure.ts';
import { dialogClosed, dialogRequested } from '#shared/store/dialogs.slice.ts';
import { moneyCommand } from '#shared/money/money-command.ts';
import type { DoneRequest } from '#shared/money/repeat.ts';
import { loggedOut } from '#shared/store/events.ts';
import type { PayoutSetup } from '#shared/store/payment-events.ts';
import type { Withdrawal } from './withdrawal.api.ts';
import type { RootState } from '#shared/store/root-state.ts';

export type ReceiptKind = 'full' | 'partial' | 'none';

/** A new account that has to wait before its first payout. */
export type PreparedAccount = ValueOf<'paymentAccounts'>['accounts'][number];

export interface FirstWithdrawal {
  /** Null for an account that `setup` adds. */
  accountId: number | null;
  amount: number;
  setup: PayoutSetup;
}

interface WithdrawalsState {
  /** The setup of a first withdrawal while its account still waits, until another one starts. */
  prepared: PreparedAccount | null;
  /** The last request, until the next one starts. */
  requested: Withdrawal | null;
  /** Confirms before the same request is sent again within a minute. */
  recent: DoneRequest | null;
  /** Why pictures of a proof were refused, by position. */
  refusedPictures: Record<number, FailureCode>;
}

/** `received` in minor units, for a partial receipt. Pictures prove that nothing arrived. */
export interface ToldReceipt {
  withdrawalId: number;
  receipt: ReceiptKind;
  received?: number;
  pictures: readonly Blob[];
}

const initialState: WithdrawalsState = {
  prepared: null,
  requested: null,
  recent: null,
  refusedPictures: {},
};

export const withdrawalSubmitted = moneyCommand('requestWithdrawal');
export const cancellationConfirmed = moneyCommand('cancelWithdrawal');

export const withdrawalSlice = createSlice({
  name: 'withdrawal',
  initialState,
  reducers: {
    withdrawalRequested(state, { payload }: PayloadAction<{ withdrawal: Withdrawal; recent: DoneRequest }>) {
      state.requested = payload.withdrawal;
      state.recent = payload.recent;
    },
    firstWithdrawalSubmitted(state, _action: PayloadAction<FirstWithdrawal>) {
      state.requested = null;
      state.prepared = null;
    },
    accountPrepared(state, { payload }: PayloadAction<PreparedAccount>) {
      state.prepared = payload;
    },
    withdrawalBegun(state) {
      state.requested = null;
      state.prepared = null;
    },
    receiptSubmitted(state, _action: PayloadAction<ToldReceipt>) {
      state.refusedPictures = {};
    },
    pictureRefused(state, { payload: { place, code } }: PayloadAction<{ place: number; code: FailureCode }>) {
      state.refusedPictures[place] = code;
    },
  },
  extraReducers: (builder) => {
    for (const event of [dialogRequested, dialogClosed])
      builder.addCase(event, (state) => {
        state.refusedPictures = {};
      });
    builder.addCase(withdrawalSubmitted, (state) => {
      state.requested = null;
    });
    builder.addCase(loggedOut, () => initialState);
  },
});

export const { withdrawalRequested, withdrawalBegun, firstWithdrawalSubmitted, accountPrepared, receiptSubmitted, pictureRefused } =
  withdrawalSlice.actions;

export const selectRequested = (state: RootState) => state.withdrawal.requested;
export const selectPrepared = (state: RootState) => state.withdrawal.prepared;
export const selectRecent = (state: RootState) => state.withdrawal.recent;
export const selectRefusedPictures = (state: RootState) => state.withdrawal.refusedPictures;

declare module '#shared/store/root-state.ts' {
  interface RootState extends WithSlice<typeof withdrawalSlice> {}
}

declare module '#shared/store/dialogs.slice.ts' {
  interface DialogRequests {
    /** The member's report about a payment. */
    receipt: { withdrawal: Withdrawal; receipt: ReceiptKind };
    cancelWithdrawal: { withdrawal: Withdrawal };
  }
}
