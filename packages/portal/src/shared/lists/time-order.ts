import { sortParam, type SortOrder } from './list-address.ts';

/** The time column. Newest first unless the address says otherwise. */
export const timeKey = 'time';
export const timeOrder = sortParam([timeKey], { key: timeKey, direction: 'descending' });

type Order = SortOrder<typeof timeKey>;

export function isOldestFirst({ direction }: Order): boolean {
  return direction === 'ascending';
}
