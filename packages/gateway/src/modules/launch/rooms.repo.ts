import type { GatewayDatabase } from '#database/schema.ts';
import './launch.schema.ts';

/** Members with an open sitting, for each game that was used since an instant. */
export async function countSitting(
  db: GatewayDatabase,
  merchantId: number,
  nodeIds: readonly number[],
  since: Date,
): Promise<Map<number, number>> {
  if (nodeIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('sitting')
    .select(['node_id', ({ fn }) => fn.count<number>('member_id').distinct().as('players')])
    .where('merchant_id', '=', merchantId)
    .where('node_id', 'in', [...nodeIds])
    .where('closed_at', 'is', null)
    .where('seen_at', '>=', since)
    .groupBy('node_id')
    .execute();
  return new Map(rows.map(({ node_id, players }) => [node_id, Number(players)]));
}
