import { useLocation, useNavigate } from 'react-router-dom';
import { useNewestAddress } from '#shared/address/use-address.ts';
import { readCursor, readList, writeList, type Params, type ValuesOf } from './list-address.ts';

/** A page of the list as the target of a link. */
export interface PageAddress {
  search: string;
  /** The cursors of the previous pages, because a cursor only leads forward. */
  state: { trail: string[] };
}

export interface ListPages {
  /** The cursor of the page. Null for the first. */
  after: string | null;
  /** Counted from 1. Unknown if the visitor opened a later page by its address. */
  number: number | undefined;
  previous: PageAddress | null;
  first: PageAddress;
  /** The link of a page's `next`. */
  next: (cursor: string | null) => PageAddress | null;
}

export interface ListAddress<List extends Params> {
  values: ValuesOf<List>;
  pages: ListPages;
  /** The query of the list with another choice, for links. */
  searchWith: (change: Partial<ValuesOf<List>>) => string;
  choose: (change: Partial<ValuesOf<List>>) => void;
  /** The list without filters. */
  reset: () => void;
  isChanged: boolean;
}

/** Filters, order and page of a list, stored in the address, so that it can be shared and the back button works. */
export function useListAddress<List extends Params>(params: List): ListAddress<List> {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const newest = useNewestAddress();
  const after = readCursor(search);
  const trail = after === null ? [] : readTrail(state);
  const go = (query: string) => void navigate({ search: query }, { preventScrollReset: true });
  const searchWith = (change: Partial<ValuesOf<List>>) => writeList(params, search, change);
  const pageAt = (cursor: string | null, before: string[]): PageAddress => ({
    search: writeList(params, search, {}, cursor),
    state: { trail: before },
  });
  const unchanged = readList(params, '');
  return {
    values: readList(params, search),
    pages: {
      after,
      number: after === null ? 1 : trail.length > 0 ? trail.length + 1 : undefined,
      first: pageAt(null, []),
      // Without a trail, the first page is the only known earlier page.
      previous: after === null ? null : pageAt(trail.at(-1) || null, trail.slice(0, -1)),
      next: (cursor) => (cursor === null ? null : pageAt(cursor, after === null ? [''] : trail.length > 0 ? [...trail, after] : [])),
    },
    searchWith,
    choose: (change) => go(writeList(params, newest().search, change)),
    reset: () => go(writeList(params, newest().search, unchanged)),
    isChanged: searchWith({}) !== searchWith(unchanged),
  };
}

/** The first page is the empty cursor. An entry's state outlives a reload, and may come from another release. */
function readTrail(state: unknown): string[] {
  if (typeof state !== 'object' || state === null || !('trail' in state) || !Array.isArray(state.trail)) return [];
  return state.trail.every((each) => typeof each === 'string') ? state.trail : [];
}
