import type { GameSort } from '@livery/contract/game-sorts';
import type { Game } from '@livery/contract/shapes';
import { presentGame, presentVendorTile } from './catalogue.present.ts';
import type { GameFilter, Offer } from './offer.rules.ts';
import { sortGames } from './sort-games.rules.ts';

export interface Page {
  readonly pageNo: number;
  readonly pageSize: number;
}

/** Types whose whole list ends with a tile for each vendor. */
const typesWithVendorTiles: ReadonlySet<string> = new Set(['LIVE', 'SPORTS']);

/** One page, which is empty beyond the last. */
export function listGames(
  offer: Offer,
  { sort, ...filter }: GameFilter & { readonly sort?: GameSort | undefined },
  { pageNo, pageSize }: Page,
): { games: Game[]; total: number; totalPages: number } {
  const offset = (pageNo - 1) * pageSize;
  const isWhole = filter.vendor === undefined && filter.gameClass === undefined && (filter.name ?? '').trim() === '';
  const tiles = isWhole && typesWithVendorTiles.has(filter.type) ? offer.vendorGroups().filter(({ type }) => type === filter.type) : [];
  const games = sortGames(offer.list(filter), sort, filter.language);
  const from = Math.max(0, offset - games.length);
  const shownTiles = tiles.slice(from, Math.max(from, offset + pageSize - games.length));
  const total = games.length + tiles.length;
  return {
    games: [
      ...games.slice(offset, offset + pageSize).map((game) => presentGame(offer, game, filter.language)),
      ...shownTiles.map(presentVendorTile),
    ],
    total,
    totalPages: Math.ceil(total / pageSize),
  };
}
