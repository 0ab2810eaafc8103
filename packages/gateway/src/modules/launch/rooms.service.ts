import type { Currency } from '@livery/contract/money';
import type { Room } from '@livery/contract/shapes';
import type { GatewayDatabase } from '#database/schema.ts';
import type { Merchant } from '#tenancy/merchant.ts';
import { inLanguage } from '#base/texts.ts';
import { countSitting } from './rooms.repo.ts';
import type { Offer } from '../catalogue/offer.rules.ts';
import { stakesFor } from './stakes.rules.ts';

/** A player who was idle for this long has left the table. */
const sitsFor = 5 * 60_000;
const stakesOfRoom = 4;

/** The lowest and highest stake at a table. */
export function roomStakes(nodeId: number, currency: Currency): { least: number; most: number } {
  const stakes = stakesFor('slot', currency);
  const lowest = nodeId % (stakes.length - stakesOfRoom + 1);
  return { least: stakes[lowest] ?? 0, most: stakes[lowest + stakesOfRoom - 1] ?? 0 };
}

/** A table for each card game with its own stakes, busiest first. */
export async function listRooms(
  db: GatewayDatabase,
  offer: Offer,
  merchant: Merchant,
  { vendor, language, now }: { readonly vendor: string | undefined; readonly language: string; readonly now: Date },
): Promise<Room[]> {
  const games = offer.list({ type: 'PVP', vendor, language });
  const nodeIds = games.map(({ node_id }) => node_id);
  const players = await countSitting(db, merchant.id, nodeIds, new Date(now.getTime() - sitsFor));
  const names = new Map(offer.vendorGroups().map(({ code, name }) => [code, name]));
  const rooms = games.map((game): Room => {
    const { least, most } = roomStakes(game.node_id, merchant.currency);
    return {
      roomId: `PVP-${game.node_id}`,
      nodeId: game.node_id,
      vassalage: game.vendor,
      gameType: game.type,
      gameName: inLanguage(game.names, language),
      vendorName: names.get(game.vendor) ?? game.vendor,
      minStake: least,
      maxStake: most,
      currency: merchant.currency,
      players: players.get(game.node_id) ?? 0,
      maintenance: game.maintenance,
    };
  });
  return rooms.toSorted((one, other) => other.players - one.players);
}
