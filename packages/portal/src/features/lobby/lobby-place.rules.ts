import { gameSorts, type GameSort } from '@livery/contract/game-sorts';
import { plainName } from '@livery/contract/pasted-text';

/** Filters of the lobby (specification, section 4). */
export const lobbyFilters = ['ALL', 'HOT', 'FAV', 'RECENT'] as const;
export type LobbyFilter = (typeof lobbyFilters)[number];

/** The menu's fixed entries. The vendor categories follow; the rest is reached through the header's vendor menus (readings 13). */
export const fixedTypes = ['HOME', 'HOT', 'INHOUSE', 'FAV'] as const;
/** Vendor categories with a section on HOME. */
export const vendorTypes = ['RNG', 'FISH', 'LIVE', 'PVP', 'SPORTS'] as const;
/** The vendor categories of every menu of the site, in its order. */
export const menuVendorTypes = [...vendorTypes, 'ESPORTS', 'LOTT'] as const;
export const otherTypes = ['COCKFIGHT', 'ELOTT', 'BGS', 'MINI', 'NEW', 'ALL'] as const;
/** The pages of the member's own lists. */
export const ownTypes = ['FAVORITE', 'RECENT'] as const;
const lobbyTypes = [...fixedTypes, ...menuVendorTypes, ...otherTypes, ...ownTypes];
export type LobbyType = (typeof lobbyTypes)[number];

/** Lists with their own path. Others are at `/?type=…`, and a provider's games are below the path of all games. */
const pathsOfTypes: Partial<Record<LobbyType, string>> = {
  HOME: '/',
  ALL: '/games',
  RNG: '/rng',
  FISH: '/fish',
  LIVE: '/live',
  PVP: '/pvp',
  SPORTS: '/sports',
  ESPORTS: '/esports',
  LOTT: '/lott',
  ELOTT: '/elott',
  FAVORITE: '/favorite',
  RECENT: '/recent',
};

/** The viewer's place in the lobby, entirely from the address. */
export interface LobbyPlace {
  type: LobbyType;
  filter: LobbyFilter;
  /** A vendor's code. */
  vendor: string | null;
  /** The key of a classify entry. */
  classify: string | null;
  search: string;
  /** Null for the operator's own order. */
  sort: GameSort | null;
  /** From 1. */
  page: number;
  /** The number of pages shown below that one. */
  more: number;
}

/** At most ten pages are visible. The pager leads to the rest. */
const mostPagesAdded = 9;

/** The defaults of all other choices. */
const firstPage = { page: 1, more: 0 } as const;

export function placeOfType(type: LobbyType): LobbyPlace {
  return { type, filter: 'ALL', vendor: null, classify: null, search: '', sort: null, ...firstPage };
}

export function isLobbyType(value: unknown): value is LobbyType {
  return lobbyTypes.some((type) => type === value);
}

/** Parses an address. Unknown values count as missing. */
export function readPlace({ pathname, search }: Pick<Location, 'pathname' | 'search'>): LobbyPlace {
  const params = new URLSearchParams(search);
  const provider = providerIn(pathname);
  const type =
    provider === null ? (lobbyTypes.find((each) => each !== 'HOME' && pathsOfTypes[each] === pathname) ?? params.get('type')) : 'ALL';
  const filter = params.get('filter');
  const sort = params.get('sort');
  const page = Number(params.get('page'));
  const more = Number(params.get('more'));
  return {
    type: isLobbyType(type) ? type : 'HOME',
    filter: lobbyFilters.find((each) => each === filter) ?? 'ALL',
    vendor: provider ?? (params.get('vassalage') || null),
    classify: params.get('class') || null,
    search: plainName(params.get('q') ?? ''),
    sort: gameSorts.find((each) => each === sort) ?? null,
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
    more: Number.isSafeInteger(more) && more > 0 ? Math.min(more, mostPagesAdded) : 0,
  };
}

/** The code of the page's provider. */
function providerIn(pathname: string): string | null {
  const [, code] = /^\/games\/([^/]+)\/?$/.exec(pathname) ?? [];
  if (code === undefined) return null;
  try {
    return decodeURIComponent(code);
  } catch {
    return code;
  }
}

/** The redirect target of `/?type=…` if the list has its own path. Null if already there. */
export function movedTo(address: Pick<Location, 'pathname' | 'search'>): string | null {
  const place = readPlace(address);
  const path = pathOf(place);
  return place.type === 'HOME' || path === undefined || isSamePath(path, address.pathname) ? null : addressOf(place);
}

/** A provider's code may be escaped in one of the two. */
function isSamePath(one: string, other: string): boolean {
  return one === other || (providerIn(one) !== null && providerIn(one) === providerIn(other));
}

function pathOf({ type, vendor }: LobbyPlace): string | undefined {
  return isProviderPage({ type, vendor }) ? `${pathsOfTypes.ALL}/${encodeURIComponent(vendor ?? '')}` : pathsOfTypes[type];
}

/** All games of one provider, of any type. */
export function isProviderPage({ type, vendor }: Pick<LobbyPlace, 'type' | 'vendor'>): boolean {
  return type === 'ALL' && vendor !== null;
}

/** The page of a provider. */
export function placeOfProvider(vendor: string): LobbyPlace {
  return { ...placeOfType('ALL'), vendor };
}

/** The address of a place: the path of its type or `/?type=…`, without defaults. */
export function addressOf(place: LobbyPlace): string {
  const params = new URLSearchParams();
  const path = pathOf(place);
  if (path === undefined) params.set('type', place.type);
  if (place.filter !== 'ALL') params.set('filter', place.filter);
  if (place.vendor !== null && !isProviderPage(place)) params.set('vassalage', place.vendor);
  if (place.classify !== null) params.set('class', place.classify);
  if (place.search !== '') params.set('q', place.search);
  if (place.sort !== null) params.set('sort', place.sort);
  if (place.page > 1) params.set('page', String(place.page));
  if (place.more > 0) params.set('more', String(place.more));
  const query = params.toString();
  return query === '' ? (path ?? '/') : `${path ?? '/'}?${query}`;
}

/**
 * Pressing the active filter returns to ALL, which resets vendor and classify. Any change starts over at page 1 without
 * a search.
 */
export function pressFilter(place: LobbyPlace, filter: LobbyFilter): LobbyPlace {
  const next = filter === place.filter ? 'ALL' : filter;
  const kept = next === 'ALL' ? placeOfType(place.type) : place;
  return { ...kept, filter: next, classify: null, search: '', sort: null, ...firstPage };
}

/** The account's lists contain every vendor's games, so choosing a vendor leaves them. */
export function chooseVendor(place: LobbyPlace, vendor: string | null): LobbyPlace {
  return { ...place, filter: place.filter === 'HOT' ? 'HOT' : 'ALL', vendor, classify: null, ...firstPage };
}

/** Entries cover the whole category. */
export function chooseClassify(place: LobbyPlace, classify: string | null): LobbyPlace {
  return { ...place, filter: 'ALL', classify, ...firstPage };
}

export function chooseSort(place: LobbyPlace, sort: GameSort | null): LobbyPlace {
  return { ...place, filter: 'ALL', sort, ...firstPage };
}

export function turnTo(place: LobbyPlace, page: number): LobbyPlace {
  return { ...place, ...firstPage, page };
}

/** The next page to append. Null if the pager takes over. */
export function addPage(place: LobbyPlace, totalPages: number): LobbyPlace | null {
  return place.more < mostPagesAdded && place.page + place.more < totalPages ? { ...place, more: place.more + 1 } : null;
}

/** Whether both show the same list, with only appended pages between them. */
export function addsTo(place: LobbyPlace, other: LobbyPlace): boolean {
  return place.more > other.more && addressOf({ ...place, more: 0 }) === addressOf({ ...other, more: 0 });
}

/** A search covers the whole category, because only the game list can be searched by name. */
export function searchFor(place: LobbyPlace, text: string): LobbyPlace {
  return { ...place, filter: 'ALL', search: plainName(text), ...firstPage };
}

/** The state of a link that focuses the search. */
export const searchIntent = { search: true };

export function asksForSearch(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'search' in state;
}

export function needsMember(filter: LobbyFilter): boolean {
  return filter === 'FAV' || filter === 'RECENT';
}

/** The content of a place's grid. `favouritesOnHome` is the menu's entry, `favourites` a category's filter (readings 9). */
export type GridSource = 'games' | 'hot' | 'favouritesOnHome' | 'favourites' | 'recent';

export function sourceOf(place: LobbyPlace): GridSource {
  if (place.type === 'FAV') return 'favouritesOnHome';
  if (place.type === 'HOT' || place.filter === 'HOT') return 'hot';
  if (place.type === 'FAVORITE' || place.filter === 'FAV') return 'favourites';
  return place.type === 'RECENT' || place.filter === 'RECENT' ? 'recent' : 'games';
}

/** Lists that neither vendors nor a search can narrow. */
export function isOwnList({ type }: LobbyPlace): boolean {
  return ownTypes.some((own) => own === type);
}

/** Ignoring the search and the page. */
export function isSameChoice(one: LobbyPlace, other: LobbyPlace): boolean {
  const choiceOf = (place: LobbyPlace) => addressOf({ ...place, search: '', ...firstPage });
  return choiceOf(one) === choiceOf(other);
}

/** Another page or filter of the same list may stay visible until the new one arrives. A different list may not. */
export function isSameList(one: LobbyPlace, other: LobbyPlace): boolean {
  return one.type === other.type && sourceOf(one) === sourceOf(other);
}
