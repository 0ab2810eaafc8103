import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { dialogRequested } from '#shared/store/dialogs.slice.ts';
import { moneyCommand } from '#shared/money/money-command.ts';
import { loggedOut } from '#shared/store/events.ts';
import type { Drawn } from './rewards.api.ts';

/** A draw from the press to its prize. */
export type DrawStage =
  | { stage: 'ready' }
  | { stage: 'drawing'; ticketId: number; choice: number }
  /** The prize is paid already; the picture has yet to come to rest on it. */
  | { stage: 'drawn'; ticketId: number; choice: number; drawn: Drawn };

export interface RewardsState {
  draw: DrawStage;
}

const initialState: RewardsState = {
  draw: { stage: 'ready' },
};
export const rewardsSlice = createSlice({
  name: 'rewardCentre',
  initialState,
  reducers: {
    /** `choice` is which of the eggs or envelopes the member took. */
    drawStarted(state, { payload }: PayloadAction<{ ticketId: number; choice: number }>) {
      state.draw = { stage: 'drawing', ...payload };
    },
    drawDone(state, { payload }: PayloadAction<Drawn>) {
      if (state.draw.stage === 'drawing') state.draw = { ...state.draw, stage: 'drawn', drawn: payload };
    },
    drawReset(state) {
      state.draw = { stage: 'ready' };
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(dialogRequested, (state, { payload }) => {
        if (payload.kind === 'draw') state.draw = { stage: 'ready' };
      })
      .addCase(loggedOut, () => initialState);
  },
});

export const { drawStarted, drawDone, drawReset } = rewardsSlice.actions;

export const rewardClaimed = moneyCommand('claimRaffle');
