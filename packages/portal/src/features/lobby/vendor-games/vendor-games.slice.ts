import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { Game, VendorGameType } from '@livery/contract/shapes';
import { idle, loadableCases, type Loadable } from '#shared/reads/loadable.ts';
import type { RootState } from '#shared/store/root-state.ts';

export interface VendorChoice {
  vassalage: string;
  gameType: string;
}

interface VendorGamesState {
  wanted: VendorChoice | null;
  types: Loadable<VendorGameType[]>;
  games: Loadable<Game[]>;
}

const initialState: VendorGamesState = { wanted: null, types: idle, games: idle };
const types = loadableCases<'types', VendorGameType[]>('types');
const games = loadableCases<'games', Game[]>('games');

export const vendorGamesSlice = createSlice({
  name: 'vendorGames',
  initialState,
  reducers: {
    /** The types belong to one vendor, and the games to one list. Neither is shown for another. */
    vendorGamesRequested(state, { payload }: PayloadAction<VendorChoice>) {
      if (state.wanted?.vassalage !== payload.vassalage) state.types = { status: 'loading' };
      state.wanted = payload;
      state.games = { status: 'loading' };
    },
    vendorTypesLoaded: types.loaded,
    vendorTypesFailed: types.failed,
    vendorGamesLoaded: games.loaded,
    vendorGamesFailed: games.failed,
  },
});

export const { vendorGamesRequested, vendorTypesLoaded, vendorTypesFailed, vendorGamesLoaded, vendorGamesFailed } =
  vendorGamesSlice.actions;

export const selectVendorGames = (state: RootState) => state.vendorGames;

declare module '#shared/store/root-state.ts' {
  interface RootState extends WithSlice<typeof vendorGamesSlice> {}
}
