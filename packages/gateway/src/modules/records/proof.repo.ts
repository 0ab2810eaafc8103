import type { GatewayDatabase } from '../../database/schema.ts';
import '../games/games.tables.ts';

/** The seed that decided a round, with the sitting that it was played in. */
export async function findSeed(db: GatewayDatabase, seedId: number) {
  const row = await db
    .selectFrom('slot_seed')
    .innerJoin('sitting', 'sitting.id', 'slot_seed.sitting_id')
    .select([
      'slot_seed.server_seed',
      'slot_seed.revealed_at',
      'sitting.model',
      'sitting.closed_at',
      'sitting.seen_at',
      'sitting.opened_at',
    ])
    .where('slot_seed.id', '=', seedId)
    .executeTakeFirst();
  return row ?? null;
}
