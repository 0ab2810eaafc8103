import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bands, bandsOf, shownRooms } from './rooms.rules.ts';
import { buildRoom } from './rooms.builders.ts';

it('sorts tables into thirds by stake, the lowest into the first', () => {
  const rooms = [100, 100, 200, 500, 1000, 2000, 5000].map((minStake, nodeId) => buildRoom(nodeId, { minStake }));
  const bandOf = bandsOf(rooms);
  expect(rooms.map(bandOf)).toEqual(['low', 'low', 'low', 'middle', 'middle', 'high', 'high']);
});

it('puts every table into one band, in the order of the stakes', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: 1 }), (stakes) => {
      const rooms = stakes
        .map((minStake, nodeId) => buildRoom(nodeId, { minStake }))
        .toSorted((one, other) => one.minStake - other.minStake);
      const places = rooms.map((room) => bands.indexOf(bandsOf(rooms)(room)));
      expect(places).toEqual(places.toSorted((one, other) => one - other));
      expect(shownRooms(rooms, { vendor: null, band: null })).toHaveLength(rooms.length);
    }),
  );
});

it('lists the fullest first and closed ones last, filtered by the vendor or band in the address', () => {
  const rooms = [
    buildRoom(1, { players: 2 }),
    buildRoom(2, { players: 9, maintenance: true }),
    buildRoom(3, { players: 5, vassalage: 'DUELO', minStake: 900 }),
  ];
  const idsOf = (choice: Parameters<typeof shownRooms>[1]) => shownRooms(rooms, choice).map(({ nodeId }) => nodeId);
  expect(idsOf({ vendor: null, band: null })).toEqual([3, 1, 2]);
  expect(idsOf({ vendor: 'JL', band: null })).toEqual([1, 2]);
  expect(idsOf({ vendor: null, band: 'middle' })).toEqual([3]);
});
