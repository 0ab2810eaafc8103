import { Link } from 'react-router-dom';
import type { Sorting } from '@livery/ui/DataTable';
import type { Param, SortOrder } from './list-address.ts';
import type { ListAddress } from './use-list-address.ts';

/** Sorts a list through its address, with links in the column headers. */
export function sortingOf<Key extends string>({
  values,
  searchWith,
  choose,
}: Pick<ListAddress<{ sort: Param<SortOrder<Key>> }>, 'values' | 'searchWith' | 'choose'>): Sorting {
  const change = ({ key, direction }: SortOrder) => ({ sort: { key: key as Key, direction } });
  return {
    current: values.sort,
    onSort: (sort) => choose(change(sort)),
    link: (sort, props) => <Link {...props} to={{ search: searchWith(change(sort)) }} preventScrollReset />,
  };
}
