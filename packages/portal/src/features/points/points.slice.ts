import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { BodyOf, Redemption } from '@livery/contract/shapes';
import type { Failure } from '#api/api-failure.ts';
import { loggedOut } from '#shared/store/events.ts';
import type { RootState } from '#shared/store/store.ts';
import { editing, refused, sending, uncertain, type Submission } from '#shared/store/submission.ts';
import type { Redeemed } from './points.api.ts';

export type WantedGood = Omit<BodyOf<'redeemReward'>, 'idempotencyKey'>;
export type WantedConversion = Omit<BodyOf<'convertPoints'>, 'idempotencyKey'>;

interface PointsState {
  /** What the open dialog asks for: a good, or cash for points. */
  order: Submission;
  /** What became of it since the dialog opened. */
  ordered: Redemption | null;
}

const initialState: PointsState = {
  order: editing,
  ordered: null,
};

export const pointsSlice = createSlice({
  name: 'points',
  initialState,
  reducers: {
    orderOpened(state) {
      state.order = editing;
      state.ordered = null;
    },
    redeemSubmitted(state, _action: PayloadAction<WantedGood>) {
      state.order = sending;
    },
    convertSubmitted(state, _action: PayloadAction<WantedConversion>) {
      state.order = sending;
    },
    orderChecked(state) {
      state.order = uncertain;
    },
    orderRefused(state, { payload }: PayloadAction<Failure>) {
      state.order = refused(payload);
    },
    orderDone(state, { payload }: PayloadAction<Redeemed>) {
      state.order = editing;
      state.ordered = payload.redemption;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(loggedOut, () => initialState);
  },
});

export const { orderOpened, redeemSubmitted, convertSubmitted, orderChecked, orderRefused, orderDone } = pointsSlice.actions;

export const selectOrder = (state: RootState) => state.points.order;
export const selectOrdered = (state: RootState) => state.points.ordered;

declare module '#shared/store/store.ts' {
  interface RootState extends WithSlice<typeof pointsSlice> {}
}

declare module '#shared/store/dialogs.slice.ts' {
  interface DialogRequests {
    redeemGood: { goodId: number };
    convertPoints: object;
  }
}
