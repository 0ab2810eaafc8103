import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { MinorUnits } from '@livery/contract/money';
import type { Receiver } from '@livery/contract/shapes';
import { moneyCommand } from '#shared/money/money-command.ts';
import { loggedOut } from '#shared/store/events.ts';

export interface SentGift {
  amount: MinorUnits;
  receiver: Receiver;
  currency: string;
}

export interface UplineState {
  /** The last successful transfer, until another is begun. */
  sent: SentGift | null;
}

const initialState: UplineState = { sent: null };

export const uplineSlice = createSlice({
  name: 'upline',
  initialState,
  reducers: {
    giftSent(state, { payload }: PayloadAction<SentGift>) {
      state.sent = payload;
    },
    giftBegun(state) {
      state.sent = null;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(loggedOut, () => initialState);
  },
});

export const { giftSent, giftBegun } = uplineSlice.actions;

export const giftSubmitted = moneyCommand('transferToUpline');
