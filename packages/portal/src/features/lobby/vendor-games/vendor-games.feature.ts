import type { Feature } from '#shared/ports/feature.ts';
import { makeLobbyApi } from '../lobby.api.ts';
import { makeVendorGamesApi } from './vendor-games.api.ts';
import { makeVendorGamesSaga } from './vendor-games.saga.ts';
import { vendorGamesSlice } from './vendor-games.slice.ts';

/** One vendor's games above the page, opened from its tile. */
export const vendorGames: Feature = {
  name: 'vendorGames',
  slice: vendorGamesSlice,
  makeSaga: ({ client, brand }) =>
    makeVendorGamesSaga({ lists: makeLobbyApi(client, brand.merchantCode, brand.layout.tile), ...makeVendorGamesApi(client) }),
  dialogs: { vendorGames: () => import('./VendorGames/VendorGames.tsx') },
};
