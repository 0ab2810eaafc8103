import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { claims, type Claim } from '#shared/state/claims.ts';
import { loggedOut } from '#shared/state/events.ts';
import { idle, loadableCases, loading, type Loadable } from '#shared/state/loadable.ts';
import type { RootState } from '#shared/state/store.ts';
import type { Timed } from '#shared/state/timed.ts';
import type { BonusPage, BonusQuery } from './bonuses.api.ts';

interface BonusesState {
  page: Loadable<Timed<BonusPage>>;
  /** Which page is in sight. */
  query: BonusQuery | null;
  /** The bonus that is given up, by its number. */
  claim: Claim | null;
}

const initialState: BonusesState = { page: idle, query: null, claim: null };
const page = loadableCases<'page', Timed<BonusPage>>('page');

export const bonusesSlice = createSlice({
  name: 'bonuses',
  initialState,
  reducers: {
    bonusesRequested(state, { payload }: PayloadAction<BonusQuery>) {
      state.query = payload;
      state.page = loading(state.page);
    },
    bonusesLoaded: page.loaded,
    bonusesFailed: page.failed,
    forfeitConfirmed: claims.asked,
    bonusForfeited: claims.paid,
    forfeitRefused: claims.refused,
  },
  extraReducers: (builder) => {
    builder.addCase(loggedOut, () => initialState);
  },
});

export const { bonusesRequested, bonusesLoaded, bonusesFailed, forfeitConfirmed, bonusForfeited, forfeitRefused } = bonusesSlice.actions;

export const selectBonuses = (state: RootState) => state.bonuses.page;
export const selectBonusQuery = (state: RootState) => state.bonuses.query;
export const selectForfeit = (state: RootState) => state.bonuses.claim;

declare module '#shared/state/store.ts' {
  interface RootState extends WithSlice<typeof bonusesSlice> {}
}
declare module '#shared/state/dialogs.slice.ts' {
  interface DialogRequests {
    forfeitBonus: { id: number };
  }
}
