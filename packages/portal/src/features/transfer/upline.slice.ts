import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { MinorUnits } from '@livery/contract/money';
import type { Receiver } from '@livery/contract/shapes';
import { moneyCommand } from '#shared/money/money-command.ts';
import { loggedOut } from '#shared/store/events.ts';

export interface SentTransfer {
  amount: MinorUnits;
  receiver: Receiver;
  currency: string;
  /** As in the transaction history. */
  number: number;
  at: string;
}

export interface UplineState {
  /** The last successful transfer, until another is begun. */
  sent: SentTransfer | null;
}

const initialState: UplineState = { sent: null };

export const uplineSlice = createSlice({
  name: 'upline',
  initialState,
  reducers: {
    uplineTransferSent(state, { payload }: PayloadAction<SentTransfer>) {
      state.sent = payload;
    },
    uplineTransferBegun(state) {
      state.sent = null;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(loggedOut, () => initialState);
  },
});

export const { uplineTransferSent, uplineTransferBegun } = uplineSlice.actions;

export const uplineTransferSubmitted = moneyCommand('transferToUpline');
