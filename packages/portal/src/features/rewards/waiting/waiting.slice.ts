import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { WaitingReward } from '#shared/ports/waiting.ts';
import { loggedOut } from '#shared/store/events.ts';

export interface WaitingState {
  /** Ids of rewards claimed in this visit. */
  taken: string[];
  /** Claims are running one after the other. */
  isTakingAll: boolean;
}

const initialState: WaitingState = { taken: [], isTakingAll: false };

export const waitingSlice = createSlice({
  name: 'waitingRewards',
  initialState,
  reducers: {
    visitBegun: (state) => ({ ...initialState, isTakingAll: state.isTakingAll }),
    takingWanted(state, { payload }: PayloadAction<readonly WaitingReward[]>) {
      if (payload.length > 1) state.isTakingAll = true;
    },
    rewardTaken(state, { payload }: PayloadAction<string>) {
      state.taken.push(payload);
    },
    takingEnded(state) {
      state.isTakingAll = false;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(loggedOut, () => initialState);
  },
});

export const { visitBegun, takingWanted, rewardTaken, takingEnded } = waitingSlice.actions;
