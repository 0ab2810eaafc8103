import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '#api/api-failure.ts';
import { dialogRequested } from '#shared/store/dialogs.slice.ts';
import { loggedOut } from '#shared/store/events.ts';
import type { Drawn } from './rewards.api.ts';

/** A draw from the press to its prize. */
export type DrawStage =
  | { stage: 'ready' }
  | { stage: 'drawing'; choice: number }
  /** The prize is paid already; the picture has yet to come to rest on it. */
  | { stage: 'drawn'; choice: number; drawn: Drawn }
  | { stage: 'refused'; failure: Failure };

export interface RewardsState {
  /** Rewards that are being claimed. */
  claiming: number[];
  /** Why a claim was refused, by the reward. */
  refusals: Record<number, Failure>;
  draw: DrawStage;
}

const initialState: RewardsState = {
  claiming: [],
  refusals: {},
  draw: { stage: 'ready' },
};
export const rewardsSlice = createSlice({
  name: 'rewardCentre',
  initialState,
  reducers: {
    rewardClaimed(state, { payload }: PayloadAction<number>) {
      state.claiming.push(payload);
      delete state.refusals[payload];
    },
    rewardPaid(state, { payload }: PayloadAction<number>) {
      state.claiming = state.claiming.filter((id) => id !== payload);
    },
    claimRefused(state, { payload: { rewardId, failure } }: PayloadAction<{ rewardId: number; failure: Failure }>) {
      state.claiming = state.claiming.filter((id) => id !== rewardId);
      state.refusals[rewardId] = failure;
    },
    /** `choice` is which of the eggs or envelopes the member took. */
    drawStarted(state, { payload }: PayloadAction<{ ticketId: number; choice: number }>) {
      state.draw = { stage: 'drawing', choice: payload.choice };
    },
    drawDone(state, { payload }: PayloadAction<Drawn>) {
      if (state.draw.stage === 'drawing') state.draw = { stage: 'drawn', choice: state.draw.choice, drawn: payload };
    },
    drawRefused(state, { payload }: PayloadAction<Failure>) {
      state.draw = { stage: 'refused', failure: payload };
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

export const { rewardClaimed, rewardPaid, claimRefused, drawStarted, drawDone, drawRefused, drawReset } = rewardsSlice.actions;
