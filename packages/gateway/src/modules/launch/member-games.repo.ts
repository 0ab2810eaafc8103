import type { GatewayDatabase } from '#database/schema.ts';
import type { MemberKey } from '#base/member-key.ts';
import './launch.schema.ts';

/** Latest first. */
export async function findFavouriteIds(db: GatewayDatabase, { merchantId, memberId }: MemberKey): Promise<number[]> {
  const rows = await db
    .selectFrom('game_favourite')
    .select('node_id')
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ node_id }) => node_id);
}

export async function insertFavourite(db: GatewayDatabase, { merchantId, memberId }: MemberKey, nodeId: number): Promise<void> {
  await db
    .insertInto('game_favourite')
    .values({ merchant_id: merchantId, member_id: memberId, node_id: nodeId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteFavourite(db: GatewayDatabase, { merchantId, memberId }: MemberKey, nodeId: number): Promise<void> {
  await db
    .deleteFrom('game_favourite')
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('node_id', '=', nodeId)
    .execute();
}

/** Records that the member started a game. */
export async function upsertRecent(
  db: GatewayDatabase,
  { merchantId, memberId }: MemberKey,
  nodeId: number,
  playedAt: Date,
): Promise<void> {
  await db
    .insertInto('game_recent')
    .values({ merchant_id: merchantId, member_id: memberId, node_id: nodeId, played_at: playedAt })
    .onConflict((conflict) => conflict.columns(['merchant_id', 'member_id', 'node_id']).doUpdateSet({ played_at: playedAt }))
    .execute();
}

/** Latest first. */
export async function findRecentIds(db: GatewayDatabase, { merchantId, memberId }: MemberKey): Promise<number[]> {
  const rows = await db
    .selectFrom('game_recent')
    .select('node_id')
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .orderBy('played_at', 'desc')
    .orderBy('node_id')
    .execute();
  return rows.map(({ node_id }) => node_id);
}
