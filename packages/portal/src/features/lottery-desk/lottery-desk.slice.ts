import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { RootState } from '#shared/store/root-state.ts';

interface LotteryDeskState {
  /** What the gateway's clock is ahead of the device's, in milliseconds; null until a board has come. */
  clockOffset: number | null;
}

const initialState: LotteryDeskState = { clockOffset: null };

export const lotteryDeskSlice = createSlice({
  name: 'lotteryDesk',
  initialState,
  reducers: {
    clockRead(state, { payload }: PayloadAction<number>) {
      state.clockOffset = payload;
    },
  },
});

export const { clockRead } = lotteryDeskSlice.actions;

export const selectClockOffset = (state: RootState) => state.lotteryDesk.clockOffset;

declare module '#shared/store/root-state.ts' {
  interface RootState extends WithSlice<typeof lotteryDeskSlice> {}
}
