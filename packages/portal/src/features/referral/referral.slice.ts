import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import { loggedOut } from '#shared/store/events.ts';
import { idle, loadableCases, type Loadable } from '#shared/reads/loadable.ts';
import type { RootState } from '#shared/store/store.ts';
import type { Referral } from './referral.api.ts';

interface ReferralState {
  current: Loadable<Referral>;
}

const initialState: ReferralState = { current: idle };
const current = loadableCases<'current', Referral>('current');

export const referralSlice = createSlice({
  name: 'referral',
  initialState,
  reducers: { referralRequested: current.requested, referralLoaded: current.loaded, referralFailed: current.failed },
  extraReducers: (builder) => {
    builder.addCase(loggedOut, () => initialState);
  },
});

export const { referralRequested, referralLoaded, referralFailed } = referralSlice.actions;

export const selectReferral = (state: RootState) => state.referral.current;

declare module '#shared/store/store.ts' {
  interface RootState extends WithSlice<typeof referralSlice> {}
}
