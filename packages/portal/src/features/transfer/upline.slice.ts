import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { MinorUnits } from '@livery/contract/money';
import type { Receiver, ValueOf } from '@livery/contract/shapes';
import { moneyCommand } from '#shared/money/money-command.ts';
import { loggedOut } from '#shared/store/events.ts';
import { idle, loadableCases, type Loadable } from '#shared/reads/loadable.ts';

type Upline = ValueOf<'upline'>;

export interface UplineState {
  upline: Loadable<Upline>;
  /** The last that went well, until another is begun. */
  sent: { amount: MinorUnits; receiver: Receiver; currency: string } | null;
}

const initialState: UplineState = { upline: idle, sent: null };
const upline = loadableCases<'upline', Upline>('upline');

export const uplineSlice = createSlice({
  name: 'upline',
  initialState,
  reducers: {
    uplineRequested: upline.requested,
    uplineLoaded: upline.loaded,
    uplineFailed: upline.failed,
    giftSent(state, { payload: amount }: PayloadAction<MinorUnits>) {
      const { receiver, currency } = state.upline.value ?? {};
      state.sent = receiver === undefined || receiver === null || currency === undefined ? null : { amount, receiver, currency };
    },
    giftBegun(state) {
      state.sent = null;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(loggedOut, () => initialState);
  },
});

export const { uplineRequested, uplineLoaded, uplineFailed, giftSent, giftBegun } = uplineSlice.actions;

export const giftSubmitted = moneyCommand('transferToUpline');
