import { expect, it } from 'vitest';
import { createAppStore } from '#shared/store/store.ts';
import { settled } from '#testing/test-world.ts';
import { buildGames } from '../lobby.builders.ts';
import { makeVendorGamesSaga } from './vendor-games.saga.ts';
import { selectVendorGames, vendorGamesRequested, vendorGamesSlice } from './vendor-games.slice.ts';

it('lists a vendor’s games of a type, and loads its types once', async () => {
  const asked: string[] = [];
  const store = createAppStore();
  store.inject(vendorGamesSlice);
  store.run(
    'vendorGames',
    makeVendorGamesSaga({
      lists: {
        getGameList: async (type, { vendor }) => {
          asked.push(`${type}/${vendor}`);
          return { games: buildGames(2), totalPages: 1 };
        },
      },
      getTypes: async (vendor) => {
        asked.push(vendor);
        return [{ gameType: 'RNG', title: 'Slots', games: 2 }];
      },
    }),
  );
  store.dispatch(vendorGamesRequested({ vassalage: 'PT', gameType: 'LIVE' }));
  await settled();
  store.dispatch(vendorGamesRequested({ vassalage: 'PT', gameType: 'RNG' }));
  expect(selectVendorGames(store.getState()).games.status).toBe('loading');
  await settled();
  expect(asked.toSorted()).toEqual(['LIVE/PT', 'PT', 'RNG/PT']);
  expect(selectVendorGames(store.getState())).toMatchObject({ games: { value: buildGames(2) }, types: { status: 'ready' } });
});
