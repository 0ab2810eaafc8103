import type { Feature } from '#shared/ports/feature.ts';
import { makeLobbyApi } from './lobby.api.ts';
import { makeLobbyCache } from './lobby.cache.ts';
import { makeLobbySaga } from './lobby.saga.ts';
import { lobbySlice } from './lobby.slice.ts';

/** The games: category menu, sections of HOME, searchable grid, and favourites. */
export const lobby: Feature = {
  name: 'lobby',
  slice: lobbySlice,
  makeSaga: ({ client, brand, tabStorage, navigation, page }) =>
    makeLobbySaga({
      api: makeLobbyApi(client, brand.merchantCode, brand.layout.tile),
      cache: makeLobbyCache(tabStorage),
      navigation,
      page,
    }),
};
