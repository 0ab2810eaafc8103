import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { Failure } from '#api/api-failure.ts';
import { claims, type Claim } from '#shared/money/claims.ts';
import { loggedOut } from '#shared/store/events.ts';
import { idle, queriedList, type QueriedList } from '#shared/reads/loadable.ts';
import type { RootState } from '#shared/store/store.ts';
import type { Timed } from '#shared/time/timed.ts';
import type { BonusPage, BonusQuery } from './bonuses.api.ts';

interface BonusesState extends QueriedList<BonusQuery, Timed<BonusPage>> {
  /** The bonus that is given up, by its number. */
  claim: Claim | null;
}

const initialState: BonusesState = { list: idle, wanted: null, shown: null, claim: null };

export const bonusesSlice = createSlice({
  name: 'bonuses',
  initialState,
  reducers: {
    bonusesRequested(state, { payload }: PayloadAction<BonusQuery>) {
      queriedList.requested(state, payload);
    },
    bonusesLoaded(state, { payload }: PayloadAction<Timed<BonusPage>>) {
      queriedList.loaded(state, payload);
    },
    bonusesFailed(state, { payload }: PayloadAction<Failure>) {
      queriedList.failed(state, payload);
    },
    forfeitConfirmed: claims.asked,
    bonusForfeited: claims.paid,
    forfeitRefused: claims.refused,
  },
  extraReducers: (builder) => {
    builder.addCase(loggedOut, () => initialState);
  },
});

export const { bonusesRequested, bonusesLoaded, bonusesFailed, forfeitConfirmed, bonusForfeited, forfeitRefused } = bonusesSlice.actions;

export const selectBonuses = (state: RootState) => state.bonuses.list;
export const selectBonusQuery = (state: RootState) => state.bonuses.wanted;
export const selectForfeit = (state: RootState) => state.bonuses.claim;

declare module '#shared/store/store.ts' {
  interface RootState extends WithSlice<typeof bonusesSlice> {}
}
declare module '#shared/store/dialogs.slice.ts' {
  interface DialogRequests {
    forfeitBonus: { id: number };
  }
}
