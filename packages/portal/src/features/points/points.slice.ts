import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { Redemption } from '@livery/contract/shapes';
import { moneyCommand } from '#shared/money/money-command.ts';
import { loggedOut } from '#shared/store/events.ts';
import type { RootState } from '#shared/store/root-state.ts';
import type { Redeemed } from './points.api.ts';

interface PointsState {
  /** The order completed since the dialog opened: for a good, or for cash. */
  ordered: Redemption | null;
}

const initialState: PointsState = {
  ordered: null,
};

export const pointsSlice = createSlice({
  name: 'points',
  initialState,
  reducers: {
    orderOpened(state) {
      state.ordered = null;
    },
    orderDone(state, { payload }: PayloadAction<Redeemed>) {
      state.ordered = payload.redemption;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(loggedOut, () => initialState);
  },
});

export const { orderOpened, orderDone } = pointsSlice.actions;

export const redeemSubmitted = moneyCommand('redeemReward');
export const convertSubmitted = moneyCommand('convertPoints');

export const selectOrdered = (state: RootState) => state.points.ordered;

declare module '#shared/store/root-state.ts' {
  interface RootState extends WithSlice<typeof pointsSlice> {}
}

declare module '#shared/store/dialogs.slice.ts' {
  interface DialogRequests {
    redeemGood: { goodId: number };
    convertPoints: object;
  }
}
