import { Link } from 'react-router-dom';
import type { Sorting } from '@livery/ui/DataTable';
import { sortParam, type Param, type SortOrder } from '#shared/lists/list-address.ts';
import type { ListAddress } from '#shared/lists/use-list-address.ts';

/** The column that tells when; the newest come first unless the address says otherwise. */
export const timeKey = 'time';
export const timeOrder = sortParam([timeKey], { key: timeKey, direction: 'descending' });

type Order = SortOrder<typeof timeKey>;

export function isOldestFirst({ direction }: Order): boolean {
  return direction === 'ascending';
}

/** Turns a list round, as a link on the head of its time. */
export function timeSorting({
  values,
  searchWith,
  choose,
}: Pick<ListAddress<{ sort: Param<Order> }>, 'values' | 'searchWith' | 'choose'>): Sorting {
  const sortOf = ({ direction }: Pick<Order, 'direction'>) => ({ sort: { key: timeKey, direction } }) as const;
  return {
    current: values.sort,
    onSort: (sort) => choose(sortOf(sort)),
    link: (sort, props) => <Link {...props} to={{ search: searchWith(sortOf(sort)) }} preventScrollReset />,
  };
}
