import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import { claims, type Claim } from '#shared/money/claims.ts';
import { loggedOut } from '#shared/store/events.ts';
import { idle, loadableCases, type Loadable } from '#shared/reads/loadable.ts';
import type { RootState } from '#shared/store/store.ts';
import type { Rebate } from './rebate.api.ts';

interface RebateState {
  current: Loadable<Rebate>;
  claim: Claim | null;
}

const initialState: RebateState = { current: idle, claim: null };
const current = loadableCases<'current', Rebate>('current');

export const rebateSlice = createSlice({
  name: 'rebate',
  initialState,
  reducers: {
    rebateRequested: current.requested,
    rebateLoaded: current.loaded,
    rebateFailed: current.failed,
    rebateClaimed: claims.asked,
    rebatePaid: claims.paid,
    rebateRefused: claims.refused,
  },
  extraReducers: (builder) => {
    builder.addCase(loggedOut, () => initialState);
  },
});

export const { rebateRequested, rebateLoaded, rebateFailed, rebateClaimed, rebatePaid, rebateRefused } = rebateSlice.actions;

export const selectRebate = (state: RootState) => state.rebate.current;
export const selectRebateClaim = (state: RootState) => state.rebate.claim;

declare module '#shared/store/store.ts' {
  interface RootState extends WithSlice<typeof rebateSlice> {}
}
