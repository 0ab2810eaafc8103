import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import { claims, type Claim } from '#shared/money/claims.ts';
import { loggedOut } from '#shared/store/events.ts';
import type { RootState } from '#shared/store/store.ts';

interface MissionsState {
  /** Of a mission, by its id. */
  claim: Claim | null;
}

const initialState: MissionsState = { claim: null };

export const missionsSlice = createSlice({
  name: 'missions',
  initialState,
  reducers: {
    missionClaimed: claims.asked,
    missionPaid: claims.paid,
    missionRefused: claims.refused,
  },
  extraReducers: (builder) => {
    builder.addCase(loggedOut, () => initialState);
  },
});

export const { missionClaimed, missionPaid, missionRefused } = missionsSlice.actions;

export const selectMissionClaim = (state: RootState) => state.missions.claim;

declare module '#shared/store/store.ts' {
  interface RootState extends WithSlice<typeof missionsSlice> {}
}
