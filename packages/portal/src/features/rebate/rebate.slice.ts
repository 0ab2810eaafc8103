import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import { claims, type Claim } from '#shared/money/claims.ts';
import { loggedOut } from '#shared/store/events.ts';
import type { RootState } from '#shared/store/store.ts';

interface RebateState {
  claim: Claim | null;
}

const initialState: RebateState = { claim: null };

export const rebateSlice = createSlice({
  name: 'rebate',
  initialState,
  reducers: {
    rebateClaimed: claims.asked,
    rebatePaid: claims.paid,
    rebateRefused: claims.refused,
  },
  extraReducers: (builder) => {
    builder.addCase(loggedOut, () => initialState);
  },
});

export const { rebateClaimed, rebatePaid, rebateRefused } = rebateSlice.actions;

export const selectRebateClaim = (state: RootState) => state.rebate.claim;

declare module '#shared/store/store.ts' {
  interface RootState extends WithSlice<typeof rebateSlice> {}
}
