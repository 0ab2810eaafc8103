import type { GatewayDatabase } from '../../database/schema.ts';
import type { GameRow, Page } from './games.repo.ts';

interface Owner {
  readonly merchantId: number;
  readonly memberId: number;
}

export interface GamePage {
  readonly rows: GameRow[];
  readonly totalPages: number;
}

/** The latest first. */
export async function findFavouriteIds(db: GatewayDatabase, memberId: number): Promise<number[]> {
  const rows = await db.selectFrom('game_favourite').select('node_id').where('member_id', '=', memberId).orderBy('id', 'desc').execute();
  return rows.map(({ node_id }) => node_id);
}

export async function insertFavourite(db: GatewayDatabase, { merchantId, memberId }: Owner, nodeId: number): Promise<void> {
  await db
    .insertInto('game_favourite')
    .values({ merchant_id: merchantId, member_id: memberId, node_id: nodeId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteFavourite(db: GatewayDatabase, memberId: number, nodeId: number): Promise<void> {
  await db.deleteFrom('game_favourite').where('member_id', '=', memberId).where('node_id', '=', nodeId).execute();
}

export async function findFavourites(db: GatewayDatabase, memberId: number, page: Page): Promise<GamePage> {
  const { total } = await db
    .selectFrom('game_favourite')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('game_favourite')
    .innerJoin('game', (join) =>
      join.onRef('game.node_id', '=', 'game_favourite.node_id').onRef('game.merchant_id', '=', 'game_favourite.merchant_id'),
    )
    .selectAll('game')
    .where('member_id', '=', memberId)
    .orderBy('game_favourite.id', 'desc')
    .offset((page.pageNo - 1) * page.pageSize)
    .limit(page.pageSize)
    .execute();
  return { rows, totalPages: Math.ceil(total / page.pageSize) };
}

/** Notes that the member has started a game. */
export async function upsertRecent(db: GatewayDatabase, { merchantId, memberId }: Owner, nodeId: number, playedAt: Date): Promise<void> {
  await db
    .insertInto('game_recent')
    .values({ merchant_id: merchantId, member_id: memberId, node_id: nodeId, played_at: playedAt })
    .onConflict((conflict) => conflict.columns(['member_id', 'node_id']).doUpdateSet({ played_at: playedAt }))
    .execute();
}

/** The latest first. */
export async function findRecent(db: GatewayDatabase, memberId: number, page: Page): Promise<GamePage> {
  const { total } = await db
    .selectFrom('game_recent')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('game_recent')
    .innerJoin('game', (join) =>
      join.onRef('game.node_id', '=', 'game_recent.node_id').onRef('game.merchant_id', '=', 'game_recent.merchant_id'),
    )
    .selectAll('game')
    .where('member_id', '=', memberId)
    .orderBy('played_at', 'desc')
    .orderBy('game.node_id')
    .offset((page.pageNo - 1) * page.pageSize)
    .limit(page.pageSize)
    .execute();
  return { rows, totalPages: Math.ceil(total / page.pageSize) };
}
