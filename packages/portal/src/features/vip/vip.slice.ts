import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import { claims, type Claim } from '#shared/money/claims.ts';
import { loggedOut } from '#shared/store/events.ts';
import { idle, loadableCases, type Loadable } from '#shared/reads/loadable.ts';
import type { RootState } from '#shared/store/store.ts';
import type { Vip } from './vip.api.ts';

interface VipState {
  current: Loadable<Vip>;
  /** Of a level, by its number. */
  claim: Claim | null;
}

const initialState: VipState = { current: idle, claim: null };
const current = loadableCases<'current', Vip>('current');

export const vipSlice = createSlice({
  name: 'vip',
  initialState,
  reducers: {
    vipRequested: current.requested,
    vipLoaded: current.loaded,
    vipFailed: current.failed,
    levelClaimed: claims.asked,
    levelPaid: claims.paid,
    levelRefused: claims.refused,
  },
  extraReducers: (builder) => {
    builder.addCase(loggedOut, () => initialState);
  },
});

export const { vipRequested, vipLoaded, vipFailed, levelClaimed, levelPaid, levelRefused } = vipSlice.actions;

export const selectVip = (state: RootState) => state.vip.current;
export const selectLevelClaim = (state: RootState) => state.vip.claim;

declare module '#shared/store/store.ts' {
  interface RootState extends WithSlice<typeof vipSlice> {}
}
