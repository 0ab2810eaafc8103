import { plainName } from '@livery/contract/pasted-text';

/** Filters of the lobby (specification, section 4). */
export const lobbyFilters = ['ALL', 'HOT', 'FAV', 'RECENT'] as const;
export type LobbyFilter = (typeof lobbyFilters)[number];

/** The menu's fixed entries, then the vendor categories; the rest is reached through the header's vendor menus (readings 13). */
export const fixedTypes = ['HOME', 'HOT', 'INHOUSE', 'FAV'] as const;
export const vendorTypes = ['RNG', 'FISH', 'LIVE', 'PVP', 'SPORTS'] as const;
export const otherTypes = ['ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT', 'BGS', 'MINI', 'NEW', 'ALL'] as const;
/** The pages of the member's own lists. */
export const ownTypes = ['FAVORITE', 'RECENT'] as const;
const lobbyTypes = [...fixedTypes, ...vendorTypes, ...otherTypes, ...ownTypes];
export type LobbyType = (typeof lobbyTypes)[number];

/** Lists with a path of the specification's; the others are `/?type=…`. */
const pathsOfTypes: Partial<Record<LobbyType, string>> = {
  HOME: '/',
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

/** Where in the lobby somebody is; the address holds all of it. */
export interface LobbyPlace {
  type: LobbyType;
  filter: LobbyFilter;
  /** A vendor's code. */
  vendor: string | null;
  /** A classify entry's key. */
  classify: string | null;
  search: string;
  /** From 1. */
  page: number;
}

export function placeOfType(type: LobbyType): LobbyPlace {
  return { type, filter: 'ALL', vendor: null, classify: null, search: '', page: 1 };
}

export function isLobbyType(value: unknown): value is LobbyType {
  return lobbyTypes.some((type) => type === value);
}

/** Reads an address; what it does not know counts as not said. */
export function readPlace({ pathname, search }: Pick<Location, 'pathname' | 'search'>): LobbyPlace {
  const params = new URLSearchParams(search);
  const type = lobbyTypes.find((each) => each !== 'HOME' && pathsOfTypes[each] === pathname) ?? params.get('type');
  const filter = params.get('filter');
  const page = Number(params.get('page'));
  return {
    type: isLobbyType(type) ? type : 'HOME',
    filter: lobbyFilters.find((each) => each === filter) ?? 'ALL',
    vendor: params.get('vassalage') || null,
    classify: params.get('class') || null,
    search: plainName(params.get('q') ?? ''),
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
  };
}

/** Where a list has its own path, what `/?type=…` leads on to; null where somebody is already. */
export function movedTo(address: Pick<Location, 'pathname' | 'search'>): string | null {
  const place = readPlace(address);
  const path = pathsOfTypes[place.type];
  return place.type === 'HOME' || path === undefined || path === address.pathname ? null : addressOf(place);
}

/** The address of a place: the path of its type or `/?type=…`, defaults left out. */
export function addressOf(place: LobbyPlace): string {
  const params = new URLSearchParams();
  const path = pathsOfTypes[place.type];
  if (path === undefined) params.set('type', place.type);
  if (place.filter !== 'ALL') params.set('filter', place.filter);
  if (place.vendor !== null) params.set('vassalage', place.vendor);
  if (place.classify !== null) params.set('class', place.classify);
  if (place.search !== '') params.set('q', place.search);
  if (place.page > 1) params.set('page', String(place.page));
  const query = params.toString();
  return query === '' ? (path ?? '/') : `${path ?? '/'}?${query}`;
}

/** Pressing the active filter returns to ALL, which resets vendor and classify; any change starts over at page 1 without a search. */
export function pressFilter(place: LobbyPlace, filter: LobbyFilter): LobbyPlace {
  const next = filter === place.filter ? 'ALL' : filter;
  const kept = next === 'ALL' ? placeOfType(place.type) : place;
  return { ...kept, filter: next, classify: null, search: '', page: 1 };
}

/** Lists of the account hold every vendor's games, so that choosing a vendor leaves them. */
export function chooseVendor(place: LobbyPlace, vendor: string | null): LobbyPlace {
  return { ...place, filter: place.filter === 'HOT' ? 'HOT' : 'ALL', vendor, classify: null, page: 1 };
}

/** Entries are of the whole category. */
export function chooseClassify(place: LobbyPlace, classify: string | null): LobbyPlace {
  return { ...place, filter: 'ALL', classify, page: 1 };
}

/** A search looks through the whole category: only the game list can be searched by name. */
export function searchFor(place: LobbyPlace, text: string): LobbyPlace {
  return { ...place, filter: 'ALL', search: plainName(text), page: 1 };
}

/** What a link to a searchable list carries when whoever follows it wants to type at once. */
export const searchIntent = { search: true };

export function asksForSearch(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'search' in state;
}

export function needsMember(filter: LobbyFilter): boolean {
  return filter === 'FAV' || filter === 'RECENT';
}

/** What fills the grid of a place. `favouritesOnHome` is the menu's entry, `favourites` the filter of a category (readings 9). */
export type GridSource = 'games' | 'hot' | 'favouritesOnHome' | 'favourites' | 'recent';

export function sourceOf(place: LobbyPlace): GridSource {
  if (place.type === 'FAV') return 'favouritesOnHome';
  if (place.type === 'HOT' || place.filter === 'HOT') return 'hot';
  if (place.type === 'FAVORITE' || place.filter === 'FAV') return 'favourites';
  return place.type === 'RECENT' || place.filter === 'RECENT' ? 'recent' : 'games';
}

/** Lists that neither vendors nor a search narrow. */
export function isOwnList({ type }: LobbyPlace): boolean {
  return ownTypes.some((own) => own === type);
}

/** Apart from the search and the page. */
export function isSameChoice(one: LobbyPlace, other: LobbyPlace): boolean {
  const choiceOf = (place: LobbyPlace) => addressOf({ ...place, search: '', page: 1 });
  return choiceOf(one) === choiceOf(other);
}

/** The same list on another page or with another choice may stay in sight until the new one is there; another list may not. */
export function isSameList(one: LobbyPlace, other: LobbyPlace): boolean {
  return one.type === other.type && sourceOf(one) === sourceOf(other);
}
