import type { Feature } from '#shared/ports/feature.ts';
import { makeLobbyApi } from '../lobby.api.ts';
import { makeLobbyCache } from '../lobby.cache.ts';
import { makeSearchSaga } from './search.saga.ts';
import { searchSlice } from './search.slice.ts';

/** A search over games of all types, above any page. */
export const search: Feature = {
  name: 'search',
  texts: ['lobby', 'games'],
  slice: searchSlice,
  makeSaga: ({ client, brand, tabStorage }) =>
    makeSearchSaga({
      api: makeLobbyApi(client, brand.merchantCode, brand.layout.tile),
      cache: makeLobbyCache(tabStorage),
      tabStorage,
    }),
  dialogs: { search: () => import('./GameSearch/GameSearch.tsx') },
};
