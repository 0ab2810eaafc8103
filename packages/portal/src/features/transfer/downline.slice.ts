import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { moneyCommand } from '#shared/money/money-command.ts';
import { loggedOut } from '#shared/store/events.ts';
import type { SentGift } from './upline.slice.ts';

export interface DownlineState {
  /** The last successful transfer, until another is begun. */
  sent: SentGift | null;
}

const initialState: DownlineState = { sent: null };

export const downlineSlice = createSlice({
  name: 'downline',
  initialState,
  reducers: {
    teamGiftSent(state, { payload }: PayloadAction<SentGift>) {
      state.sent = payload;
    },
    teamGiftBegun: () => initialState,
  },
  extraReducers: (builder) => {
    builder.addCase(loggedOut, () => initialState);
  },
});

export const { teamGiftSent, teamGiftBegun } = downlineSlice.actions;

export const teamGiftSubmitted = moneyCommand('transferToDownline');
