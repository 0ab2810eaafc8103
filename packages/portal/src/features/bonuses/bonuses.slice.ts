import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import { claims, type Claim } from '#shared/money/claims.ts';
import { loggedOut } from '#shared/store/events.ts';
import type { RootState } from '#shared/store/store.ts';

interface BonusesState {
  /** The bonus that is given up, by its number. */
  claim: Claim | null;
}

const initialState: BonusesState = { claim: null };

export const bonusesSlice = createSlice({
  name: 'bonuses',
  initialState,
  reducers: {
    forfeitConfirmed: claims.asked,
    bonusForfeited: claims.paid,
    forfeitRefused: claims.refused,
  },
  extraReducers: (builder) => {
    builder.addCase(loggedOut, () => initialState);
  },
});

export const { forfeitConfirmed, bonusForfeited, forfeitRefused } = bonusesSlice.actions;

export const selectForfeit = (state: RootState) => state.bonuses.claim;

declare module '#shared/store/store.ts' {
  interface RootState extends WithSlice<typeof bonusesSlice> {}
}
declare module '#shared/store/dialogs.slice.ts' {
  interface DialogRequests {
    forfeitBonus: { id: number; amount: number; currency: string };
  }
}
