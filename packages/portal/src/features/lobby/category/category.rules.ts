import type { Lane, VendorCategory } from '@livery/contract/shapes';
import type { LobbyPlace, LobbyType } from '../lobby-place.rules.ts';

/** More vendors than this get the larger dropdown. */
const manyVendors = 10;

export interface Vendor {
  code: string;
  name: string;
  icon: string;
}

/** The vendors that have games of a type. */
export function vendorsOf(lanes: readonly Lane[], type: LobbyType): Vendor[] {
  if (type === 'INHOUSE') return [];
  return lanes
    .filter((lane) => type === 'ALL' || lane.gameTypes.includes(type))
    .map((lane) => ({ code: lane.vassalage, name: lane.name, icon: lane.lagerIcon }));
}

export function vendorMenuSize(count: number): 'regular' | 'large' {
  return count > manyVendors ? 'large' : 'regular';
}

export interface ClassifyEntry {
  key: string;
  name: string;
}

/** The classify entries of a category, limited to a chosen vendor's. Hidden if fewer than two. */
export function classifyEntries(categories: readonly VendorCategory[], place: LobbyPlace): ClassifyEntry[] {
  if (place.filter !== 'ALL') return [];
  const entries = categories.find((category) => category.gameCategory === place.type)?.gameClassify ?? [];
  const { vendor } = place;
  const offered = entries.filter(
    (entry) => vendor === null || Object.keys(entry.vendors).length === 0 || Object.hasOwn(entry.vendors, vendor),
  );
  return offered.length > 1 ? offered.map((entry) => ({ key: entry.key, name: entry.displayName })) : [];
}

/** Whether a page is empty although its list has others. It is about to be left. */
export function hasOtherPages(page: number, totalPages: number): boolean {
  return totalPages > 0 && Math.max(page, totalPages) > 1;
}
