import type { GatewayDatabase } from '#database/schema.ts';
import '../house-games/house-games.schema.ts';
import '../launch/launch.schema.ts';

/** The seed that decided a round, with its sitting. */
export async function findSeed(db: GatewayDatabase, seedId: number) {
  const row = await db
    .selectFrom('sitting_seed')
    .innerJoin('sitting', 'sitting.id', 'sitting_seed.sitting_id')
    .select([
      'sitting_seed.server_seed',
      'sitting_seed.revealed_at',
      'sitting.model',
      'sitting.closed_at',
      'sitting.seen_at',
      'sitting.opened_at',
    ])
    .where('sitting_seed.id', '=', seedId)
    .executeTakeFirst();
  return row ?? null;
}
