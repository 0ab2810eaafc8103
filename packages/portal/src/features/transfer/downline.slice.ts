import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { moneyCommand } from '#shared/money/money-command.ts';
import { loggedOut } from '#shared/store/events.ts';
import type { SentTransfer } from './upline.slice.ts';

export interface DownlineState {
  /** The last successful transfer, until another is begun. */
  sent: SentTransfer | null;
}

const initialState: DownlineState = { sent: null };

export const downlineSlice = createSlice({
  name: 'downline',
  initialState,
  reducers: {
    downlineTransferSent(state, { payload }: PayloadAction<SentTransfer>) {
      state.sent = payload;
    },
    downlineTransferBegun: () => initialState,
  },
  extraReducers: (builder) => {
    builder.addCase(loggedOut, () => initialState);
  },
});

export const { downlineTransferSent, downlineTransferBegun } = downlineSlice.actions;

export const downlineTransferSubmitted = moneyCommand('transferToDownline');
