import type { Game, VendorCategory } from '@livery/contract/shapes';
import { wireConstants } from '@livery/contract/wire-constants';
import { fixedTypes, isLobbyType, menuVendorTypes, placeOfType, type LobbyPlace, type LobbyType } from './lobby-place.rules.ts';

/**
 * The number of entries in a section of HOME, and the length up to which the hot list is shown in full (specification,
 * sections 2 and 9).
 */
export const homeListSize = 6;
const wholeHotList = 12;

export function cutList<Entry>(entries: readonly Entry[]): Entry[] {
  return entries.slice(0, homeListSize);
}

export function cutHotList<Entry>(entries: readonly Entry[]): Entry[] {
  return entries.length > wholeHotList ? cutList(entries) : [...entries];
}

/** The entries of the category menu. A vendor category without vendors is omitted, but never the current one. */
export function menuTypes(categories: readonly VendorCategory[], current: LobbyType, hasFavourites: boolean): LobbyType[] {
  const fixed = fixedTypes.filter((type) => type !== 'FAV' || hasFavourites);
  const withVendors = menuVendorTypes.filter((type) =>
    categories.some((category) => category.gameCategory === type && category.cards.length > 0),
  );
  const shown: LobbyType[] = [...fixed, ...withVendors];
  return shown.includes(current) ? shown : [...shown, current];
}

/**
 * `PG-dark.svg` is dark ink for light backgrounds, and `PG-light.svg` beside it is for dark ones. Any other address
 * serves both.
 */
export function lightMarkOf(icon: string): string {
  return icon.replace(/-dark(?=\.svg)/, '-light');
}

export type TileForm = 'portrait' | 'square' | 'landscape';

/** The portrait tile has its title in the art. The others show the square picture, and `landscape` a strip of it. */
export function pictureOf(game: Pick<Game, 'showIcon' | 'iconUrl'>, form: TileForm): string | null {
  return (form === 'portrait' ? (game.iconUrl ?? game.showIcon) : (game.showIcon ?? game.iconUrl)) || null;
}

export function nameOf(game: Pick<Game, 'gameName' | 'nodeName'>): string {
  return game.gameName || game.nodeName;
}

/** This tile opens its vendor's games instead of one game. */
export function isVendorTile(game: Pick<Game, 'isGame'>): boolean {
  return game.isGame === 'VASSALAGE';
}

/** The target of a vendor's tile. */
export function placeOfVendor(game: Pick<Game, 'gameType' | 'vassalage'>): LobbyPlace {
  return { ...placeOfType(isLobbyType(game.gameType) ? game.gameType : 'RNG'), vendor: game.vassalage };
}

/** A page of a fully loaded list, and the number of pages. */
export function pageOf(list: readonly Game[], page: number, more = 0): { games: Game[]; totalPages: number } {
  const size = wireConstants.pageSize;
  return { games: list.slice((page - 1) * size, (page + more) * size), totalPages: Math.max(1, Math.ceil(list.length / size)) };
}
