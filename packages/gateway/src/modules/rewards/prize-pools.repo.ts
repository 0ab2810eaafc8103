import type { Selectable, Transaction } from 'kysely';
import type { Database, GatewayDatabase } from '#database/schema.ts';
import { AppError } from '#base/app-error.ts';
import { newServerSeed } from '#base/committed-seed.ts';
import { tellMember } from '#push/tell-member.ts';
import './rewards.schema.ts';
import type { MemberKey } from '#base/member-key.ts';

export type PoolRow = Selectable<Database['prize_pool']>;
export type PrizeRow = Selectable<Database['pool_prize']>;
export type TicketRow = Selectable<Database['prize_ticket']>;

/** How many days a ticket can be used, unless it waits for a raffle. */
export const ticketDays = 30;
const ticketLife = ticketDays * 24 * 3_600_000;

/** All pools of a merchant, in order. Includes disabled ones, because old prizes name them. */
export async function listPools(db: GatewayDatabase, merchantId: number): Promise<PoolRow[]> {
  return db.selectFrom('prize_pool').selectAll().where('merchant_id', '=', merchantId).orderBy('position').execute();
}

export async function listPrizes(db: GatewayDatabase, merchantId: number): Promise<PrizeRow[]> {
  return db.selectFrom('pool_prize').selectAll().where('merchant_id', '=', merchantId).orderBy('pool_id').orderBy('id').execute();
}

/** Usable tickets, oldest first. */
export async function listOpenTickets(db: GatewayDatabase, { merchantId, memberId }: MemberKey, now: Date): Promise<TicketRow[]> {
  return db
    .selectFrom('prize_ticket')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('id')
    .execute();
}

/**
 * A merchant's tickets of a draw are numbered without gaps. Each has its own seed, bound by its commitment.
 *
 * @throws AppError NOT_AVAILABLE for a raffle that was drawn
 */
export async function issueTickets(
  trx: Transaction<Database>,
  { merchantId, memberId, poolId, count, now }: MemberKey & { readonly poolId: number; readonly count: number; readonly now: Date },
): Promise<void> {
  const pool = await trx
    .selectFrom('prize_pool')
    .select(['closes_at', 'settled_at'])
    .where('merchant_id', '=', merchantId)
    .where('id', '=', poolId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  if (pool.settled_at !== null) throw new AppError('NOT_AVAILABLE');
  const { last } = await trx
    .selectFrom('prize_ticket')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('merchant_id', '=', merchantId)
    .where('pool_id', '=', poolId)
    .executeTakeFirstOrThrow();
  const expires_at = pool.closes_at ?? new Date(now.getTime() + ticketLife);
  await trx
    .insertInto('prize_ticket')
    .values(
      Array.from({ length: count }, (_, index) => ({
        merchant_id: merchantId,
        pool_id: poolId,
        member_id: memberId,
        number: (last ?? 0) + index + 1,
        server_seed: newServerSeed(),
        issued_at: now,
        expires_at,
      })),
    )
    .execute();
  await tellMember(trx, { merchantId, memberId, topic: 'counts', at: now });
}

/** Uses the ticket. Only one of several racers gets it. Null for the others. */
export async function takeTicket(
  trx: Transaction<Database>,
  { merchantId, memberId }: MemberKey,
  { ticketId, clientSeed, now }: { readonly ticketId: number; readonly clientSeed: string; readonly now: Date },
): Promise<TicketRow | null> {
  const taken = await trx
    .updateTable('prize_ticket')
    .set({ used_at: now, read_at: now, client_seed: clientSeed })
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('id', '=', ticketId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
  return taken ?? null;
}

export async function hasTicket(db: GatewayDatabase, { merchantId, memberId }: MemberKey, ticketId: number): Promise<boolean> {
  const row = await db
    .selectFrom('prize_ticket')
    .select('id')
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('id', '=', ticketId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Records how a ticket was drawn and what it won, which is its last change. */
export async function notePick(
  trx: Transaction<Database>,
  ticketId: number,
  drawn: { readonly choices: readonly number[]; readonly weights: readonly number[]; readonly picked: number; readonly rewardId: number },
): Promise<void> {
  const { choices, weights, picked, rewardId } = drawn;
  await trx
    .updateTable('prize_ticket')
    .set({ choices: [...choices], weights: [...weights], picked, reward_id: rewardId })
    .where('id', '=', ticketId)
    .execute();
}

/** Prizes that a draw can hit now. Draws of a pool run one after the other, so that stock and odds stay exact. */
export async function lockPrizes(trx: Transaction<Database>, merchantId: number, poolId: number): Promise<PrizeRow[]> {
  const rows = await trx
    .selectFrom('pool_prize')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('pool_id', '=', poolId)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.filter(({ stock }) => stock !== 0);
}

export async function takePiece(trx: Transaction<Database>, { merchant_id, pool_id, id }: PrizeRow, pieces = 1): Promise<void> {
  await trx
    .updateTable('pool_prize')
    .set(({ eb }) => ({ stock: eb('stock', '-', pieces) }))
    .where('merchant_id', '=', merchant_id)
    .where('pool_id', '=', pool_id)
    .where('id', '=', id)
    .where('stock', 'is not', null)
    .execute();
}

export async function findPool(db: GatewayDatabase, merchantId: number, poolId: number): Promise<PoolRow | null> {
  const row = await db
    .selectFrom('prize_pool')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('id', '=', poolId)
    .executeTakeFirst();
  return row ?? null;
}
