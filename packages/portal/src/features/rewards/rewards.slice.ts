import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { dialogRequested } from '#shared/store/dialogs.slice.ts';
import { moneyCommand } from '#shared/money/money-command.ts';
import { loggedOut } from '#shared/store/events.ts';
import type { Opened } from './rewards.api.ts';

/** The opening of a prize, from the press to its result. */
export type OpeningStage =
  | { stage: 'ready' }
  | { stage: 'opening'; ticketId: number; choice: number }
  /** The prize is already paid. The animation has yet to stop on it. */
  | { stage: 'opened'; ticketId: number; choice: number; opened: Opened };

export interface RewardsState {
  opening: OpeningStage;
}

const initialState: RewardsState = {
  opening: { stage: 'ready' },
};
export const rewardsSlice = createSlice({
  name: 'rewardCentre',
  initialState,
  reducers: {
    /** `choice` is the egg or envelope that the member picked. */
    openingStarted(state, { payload }: PayloadAction<{ ticketId: number; choice: number }>) {
      state.opening = { stage: 'opening', ...payload };
    },
    openingDone(state, { payload }: PayloadAction<Opened>) {
      if (state.opening.stage === 'opening') state.opening = { ...state.opening, stage: 'opened', opened: payload };
    },
    openingReset(state) {
      state.opening = { stage: 'ready' };
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(dialogRequested, (state, { payload }) => {
        if (payload.kind === 'openPrize') state.opening = { stage: 'ready' };
      })
      .addCase(loggedOut, () => initialState);
  },
});

export const { openingStarted, openingDone, openingReset } = rewardsSlice.actions;

export const rewardClaimed = moneyCommand('claimRaffle');
