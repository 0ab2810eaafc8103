import type { Game } from '@livery/contract/shapes';
import type { GatewayDatabase } from '../../database/schema.ts';
import { presentGame, presentVendorTile } from './games.present.ts';
import { findGames, type GameFilter, type Page } from './games.repo.ts';
import { vendorGroups } from './menus.service.ts';

/** Types whose whole list ends with a tile for each vendor. */
const typesWithVendorTiles: ReadonlySet<string> = new Set(['LIVE', 'SPORTS']);

/** One page; beyond the last it is empty. */
export async function listGames(
  db: GatewayDatabase,
  filter: GameFilter,
  { pageNo, pageSize }: Page,
): Promise<{ games: Game[]; total: number; totalPages: number }> {
  const offset = (pageNo - 1) * pageSize;
  const isWhole = filter.vendor === undefined && filter.gameClass === undefined && (filter.name ?? '').trim() === '';
  const tiles =
    isWhole && typesWithVendorTiles.has(filter.type)
      ? (await vendorGroups(db, filter.merchantId)).filter(({ type }) => type === filter.type)
      : [];
  const { rows, total: gameCount } = await findGames(db, filter, offset, pageSize);
  const from = Math.max(0, offset - gameCount);
  const shownTiles = tiles.slice(from, Math.max(from, offset + pageSize - gameCount));
  const total = gameCount + tiles.length;
  return {
    games: [...rows.map((row) => presentGame(row, filter.language)), ...shownTiles.map(presentVendorTile)],
    total,
    totalPages: Math.ceil(total / pageSize),
  };
}
