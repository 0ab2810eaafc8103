import type { Room } from '@livery/contract/shapes';

/** From the lowest stakes to the highest. */
export const bands = ['low', 'middle', 'high'] as const;
export type Band = (typeof bands)[number];

export function isBand(value: string | null): value is Band {
  return bands.some((band) => band === value);
}

/** The third that a table is in, by its lowest stake among all tables' distinct lowest stakes. */
export function bandsOf(rooms: readonly Room[]): (room: Room) => Band {
  const stakes = [...new Set(rooms.map(({ minStake }) => minStake))].toSorted((one, other) => one - other);
  return ({ minStake }) => bands[Math.floor((stakes.indexOf(minStake) * bands.length) / stakes.length)] ?? 'low';
}

/** The address's filters. The busiest tables come first, idle ones last. */
export function shownRooms(rooms: readonly Room[], { vendor, band }: { vendor: string | null; band: Band | null }): Room[] {
  const bandOf = bandsOf(rooms);
  return rooms
    .filter((room) => (vendor === null || room.vassalage === vendor) && (band === null || bandOf(room) === band))
    .toSorted((one, other) => Number(one.maintenance) - Number(other.maintenance) || other.players - one.players);
}
