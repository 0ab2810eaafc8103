import type { MoveRefusal } from '@livery/contract/move-refusals';
import { sql } from 'kysely';
import type { GatewayDatabase } from '#database/schema.ts';
import type { LedgerTransaction } from '#ledger/accounts.ts';
import type { Actor } from '#ledger/facts.ts';
import '../agents.schema.ts';
import type { MoveAsked } from './move.hooks.ts';

export interface Move {
  /** Null if the move is possible. */
  readonly refusal: MoveRefusal | null;
  /** The number of members that move, including the moved one. */
  readonly members: number;
  /** The depth of the deepest of them after the move. */
  readonly depth: number;
  /** Accounts from the root down to the parent, before and after. */
  readonly from: string[];
  readonly to: string[];
  /** Describes both places. A different text means that one of them has changed. */
  readonly seen: string;
}

/** Null for an account that does not exist at the merchant. */
export async function findMemberId(db: GatewayDatabase, merchantId: number, username: string): Promise<number | null> {
  const row = await db
    .selectFrom('member')
    .select('id')
    .where('merchant_id', '=', merchantId)
    .where('username', '=', username.toLowerCase())
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Locks the trees of these members against moves and new members until the transaction ends. */
export async function lockTrees(trx: LedgerTransaction, merchantId: number, memberIds: readonly number[]): Promise<void> {
  await sql`SELECT lock_trees(${merchantId}, ${[...memberIds]}::bigint[], true)`.execute(trx);
}

/** The effect of a move, from the database's own check. */
export async function weighMove(db: GatewayDatabase, { merchantId, memberId, parentId }: MoveAsked): Promise<Move> {
  const pathOf = (place: string) => sql`ARRAY(
    SELECT upper.username FROM lineage_ancestor AS above JOIN member AS upper ON upper.merchant_id = above.merchant_id AND upper.id = ancestor_id
    WHERE above.lineage_id = ${sql.ref(`${place}.lineage_id`)} ORDER BY above.depth DESC)`;
  const { rows } = await sql<Move>`
    SELECT weighed.*, ${pathOf('mover')} AS "from",
      CASE WHEN target.id IS NULL THEN '{}' ELSE ${pathOf('target')} || target.username END AS "to",
      concat_ws('-', mover.lineage_id, target.lineage_id, target.id) AS seen
    FROM weigh_move(${merchantId}, ${memberId}, ${parentId}) AS weighed
    LEFT JOIN member AS mover ON mover.merchant_id = ${merchantId} AND mover.id = ${memberId}
    LEFT JOIN member AS target ON target.merchant_id = ${merchantId} AND target.id = ${parentId}`.execute(db);
  const [move] = rows;
  if (move === undefined) throw new Error('A move was not weighed');
  return move;
}

/** Moves the member and everyone below. Returns the move's id. */
export async function insertMove(
  trx: LedgerTransaction,
  { merchantId, memberId, parentId }: MoveAsked,
  actor: Actor,
  now: Date,
): Promise<number> {
  const { id } = await trx
    .insertInto('member_move')
    .values({ merchant_id: merchantId, member_id: memberId, to_parent: parentId, moved_at: now, actor })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
