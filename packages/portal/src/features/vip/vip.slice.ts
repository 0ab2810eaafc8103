import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import { claims, type Claim } from '#shared/money/claims.ts';
import { loggedOut } from '#shared/store/events.ts';
import type { RootState } from '#shared/store/store.ts';

interface VipState {
  /** Of a level, by its number. */
  claim: Claim | null;
}

const initialState: VipState = { claim: null };

export const vipSlice = createSlice({
  name: 'vip',
  initialState,
  reducers: {
    levelClaimed: claims.asked,
    levelPaid: claims.paid,
    levelRefused: claims.refused,
  },
  extraReducers: (builder) => {
    builder.addCase(loggedOut, () => initialState);
  },
});

export const { levelClaimed, levelPaid, levelRefused } = vipSlice.actions;

export const selectLevelClaim = (state: RootState) => state.vip.claim;

declare module '#shared/store/store.ts' {
  interface RootState extends WithSlice<typeof vipSlice> {}
}
