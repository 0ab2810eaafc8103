/** Filters of the lobby (specification, section 4). */
export const lobbyFilters = ['ALL', 'HOT', 'FAV', 'RECENT'] as const;
export type LobbyFilter = (typeof lobbyFilters)[number];

/** The menu's fixed entries, then the vendor categories; the rest is reached through the header's vendor menus (readings 13). */
export const fixedTypes = ['HOME', 'HOT', 'INHOUSE', 'FAV'] as const;
export const vendorTypes = ['RNG', 'FISH', 'LIVE', 'PVP', 'SPORTS'] as const;
export const otherTypes = ['ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT', 'BGS', 'MINI'] as const;
const lobbyTypes = [...fixedTypes, ...vendorTypes, ...otherTypes];
export type LobbyType = (typeof lobbyTypes)[number];

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

/** Where More of a section of HOME leads; recent games are a filter of a category. */
export function placeOfSection(id: LobbyType | 'RECENT'): LobbyPlace {
  return id === 'RECENT' ? { ...placeOfType('RNG'), filter: 'RECENT' } : placeOfType(id);
}

export function isLobbyType(value: unknown): value is LobbyType {
  return lobbyTypes.some((type) => type === value);
}

/** Reads the query of an address; what it does not know counts as not said. */
export function readPlace(query: string): LobbyPlace {
  const params = new URLSearchParams(query);
  const type = params.get('type');
  const filter = params.get('filter');
  const page = Number(params.get('page'));
  return {
    type: isLobbyType(type) ? type : 'HOME',
    filter: lobbyFilters.find((each) => each === filter) ?? 'ALL',
    vendor: params.get('vendor') || null,
    classify: params.get('class') || null,
    search: params.get('q')?.trim() ?? '',
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
  };
}

/** The address of a place: `/` or `/?type=…`, defaults left out. */
export function addressOf(place: LobbyPlace): string {
  const params = new URLSearchParams();
  if (place.type !== 'HOME') params.set('type', place.type);
  if (place.filter !== 'ALL') params.set('filter', place.filter);
  if (place.vendor !== null) params.set('vendor', place.vendor);
  if (place.classify !== null) params.set('class', place.classify);
  if (place.search !== '') params.set('q', place.search);
  if (place.page > 1) params.set('page', String(place.page));
  const query = params.toString();
  return query === '' ? '/' : `/?${query}`;
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

export function chooseClassify(place: LobbyPlace, classify: string | null): LobbyPlace {
  return { ...place, classify, page: 1 };
}

/** A search looks through the whole category: only the game list can be searched by name. */
export function searchFor(place: LobbyPlace, text: string): LobbyPlace {
  return { ...place, filter: 'ALL', search: text.trim(), page: 1 };
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
  if (place.filter === 'FAV') return 'favourites';
  return place.filter === 'RECENT' ? 'recent' : 'games';
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
