import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { MinorUnits } from '@livery/contract/money';
import type { BodyOf, Receiver, ValueOf } from '@livery/contract/shapes';
import type { Failure } from '#api/api-failure.ts';
import { loggedOut } from '#shared/store/events.ts';
import { idle, loadableCases, type Loadable } from '#shared/reads/loadable.ts';
import { editing, refused, sending, uncertain, type Submission } from '#shared/store/submission.ts';

type Upline = ValueOf<'upline'>;
export type WantedGift = Omit<BodyOf<'transferToUpline'>, 'idempotencyKey'>;

export interface UplineState {
  upline: Loadable<Upline>;
  sending: Submission;
  /** The last that went well, until another is begun. */
  sent: { amount: MinorUnits; receiver: Receiver; currency: string } | null;
}

const initialState: UplineState = { upline: idle, sending: editing, sent: null };
const upline = loadableCases<'upline', Upline>('upline');

export const uplineSlice = createSlice({
  name: 'upline',
  initialState,
  reducers: {
    uplineRequested: upline.requested,
    uplineLoaded: upline.loaded,
    uplineFailed: upline.failed,
    giftSubmitted(state, _action: PayloadAction<WantedGift>) {
      state.sending = sending;
    },
    giftChecked(state) {
      state.sending = uncertain;
    },
    giftRefused(state, { payload }: PayloadAction<Failure>) {
      state.sending = refused(payload);
    },
    giftSent(state, { payload: amount }: PayloadAction<MinorUnits>) {
      state.sending = editing;
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

export const { uplineRequested, uplineLoaded, uplineFailed, giftSubmitted, giftChecked, giftRefused, giftSent, giftBegun } =
  uplineSlice.actions;
