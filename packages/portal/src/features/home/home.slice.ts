import { createAction, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { Winner } from '@livery/contract/shapes';
import type { RootState } from '#shared/store/root-state.ts';

declare module '#shared/store/root-state.ts' {
  interface RootState extends WithSlice<typeof homeSlice> {}
}

export interface HomeState {
  /** Largest first. Empty until they load, and for good if they fail, because the hero works without them. */
  winners: Winner[];
}

const initialState: HomeState = { winners: [] };

export const homeSlice = createSlice({
  name: 'home',
  initialState,
  reducers: {
    winnersLoaded(state, { payload }: PayloadAction<Winner[]>) {
      state.winners = payload;
    },
  },
});

export const { winnersLoaded } = homeSlice.actions;

/** The board of winners became visible or hidden. */
export const winnersWatched = createAction('home/winnersWatched');
export const winnersLeft = createAction('home/winnersLeft');

/** The hero has painted and now needs its numbers. */
export const winnersRequested = createAction('home/winnersRequested');

export const selectWinners = (state: RootState) => state.home.winners;
