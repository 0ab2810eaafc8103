import type { MoveRefusal } from '@livery/contract/move-refusals';
import { sql } from 'kysely';
import type { GatewayDatabase } from '#database/schema.ts';
import type { LedgerTransaction } from '#ledger/accounts.ts';
import type { Actor } from '#ledger/facts.ts';
import './agents.schema.ts';
import type { MoveAsked } from './move.hooks.ts';

export interface Move {
  /** Null if it can be made. */
  readonly refusal: MoveRefusal | null;
  /** How many members move along, the moved one included. */
  readonly members: number;
  /** How many ancestors the deepest of them has then. */
  readonly depth: number;
}

/** Null for an account that the merchant does not have. */
export async function findMemberId(db: GatewayDatabase, merchantId: number, username: string): Promise<number | null> {
  const row = await db
    .selectFrom('member')
    .select('id')
    .where('merchant_id', '=', merchantId)
    .where('username', '=', username.toLowerCase())
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Of the trees of these members nobody else moves anything, or adds anybody, until the transaction ends. */
export async function lockTrees(trx: LedgerTransaction, merchantId: number, memberIds: readonly number[]): Promise<void> {
  await sql`SELECT lock_trees(${merchantId}, ${[...memberIds]}::bigint[], true)`.execute(trx);
}

/** What a move would do, as the law of the database answers. */
export async function weighMove(db: GatewayDatabase, { merchantId, memberId, parentId }: MoveAsked): Promise<Move> {
  const { rows } = await sql<Move>`SELECT * FROM weigh_move(${merchantId}, ${memberId}, ${parentId})`.execute(db);
  const [move] = rows;
  if (move === undefined) throw new Error('A move was not weighed');
  return move;
}

/** Moves the member, and everybody below it. */
export async function insertMove(trx: LedgerTransaction, { merchantId, memberId, parentId }: MoveAsked, actor: Actor, now: Date) {
  await trx
    .insertInto('member_move')
    .values({ merchant_id: merchantId, member_id: memberId, to_parent: parentId, moved_at: now, actor })
    .execute();
}
