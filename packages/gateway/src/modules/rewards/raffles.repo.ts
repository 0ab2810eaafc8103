import type { Transaction } from 'kysely';
import type { Database, GatewayDatabase } from '#database/schema.ts';
import type { PoolRow } from './prize-pools.repo.ts';
import './rewards.schema.ts';

/** Raffles that are due. */
export async function listDueRaffles(db: GatewayDatabase, merchantId: number, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('prize_pool')
    .select('id')
    .where('merchant_id', '=', merchantId)
    .where('kind', '=', 'raffle')
    .where('enabled', '=', true)
    .where('settled_at', 'is', null)
    .where('closes_at', '<=', now)
    .execute();
  return rows.map(({ id }) => id);
}

/** Marks the raffle as drawn. Only one of several racers succeeds. Null if it is not a raffle. */
export async function takeRaffle(trx: Transaction<Database>, merchantId: number, poolId: number, now: Date): Promise<PoolRow | null> {
  const row = await trx
    .updateTable('prize_pool')
    .set({ settled_at: now })
    .where('merchant_id', '=', merchantId)
    .where('id', '=', poolId)
    .where('kind', '=', 'raffle')
    .where('settled_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

export async function listEntries(trx: Transaction<Database>, merchantId: number, poolId: number) {
  return trx
    .selectFrom('prize_ticket')
    .select(['id', 'member_id', 'number'])
    .where('merchant_id', '=', merchantId)
    .where('pool_id', '=', poolId)
    .where('used_at', 'is', null)
    .orderBy('number')
    .execute();
}

export async function noteWinner(
  trx: Transaction<Database>,
  {
    ticketId,
    prizeId,
    rewardId,
    now,
  }: { readonly ticketId: number; readonly prizeId: number; readonly rewardId: number; readonly now: Date },
): Promise<void> {
  await trx
    .updateTable('prize_ticket')
    .set({ used_at: now, reward_id: rewardId, choices: [prizeId], picked: 0 })
    .where('id', '=', ticketId)
    .execute();
}

/** Tickets that won nothing are used too. */
export async function spendEntries(trx: Transaction<Database>, merchantId: number, poolId: number, now: Date): Promise<void> {
  await trx
    .updateTable('prize_ticket')
    .set({ used_at: now })
    .where('merchant_id', '=', merchantId)
    .where('pool_id', '=', poolId)
    .where('used_at', 'is', null)
    .execute();
}

export async function countEntries(db: GatewayDatabase, merchantId: number, poolId: number): Promise<number> {
  const { count } = await db
    .selectFrom('prize_ticket')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('merchant_id', '=', merchantId)
    .where('pool_id', '=', poolId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function listWinners(db: GatewayDatabase, merchantId: number, poolId: number) {
  return db
    .selectFrom('prize_ticket')
    .innerJoin('reward', 'reward.id', 'prize_ticket.reward_id')
    .select(['prize_ticket.number', 'prize_ticket.member_id', 'reward.kind', 'reward.amount', 'reward.ticket_pool'])
    .where('prize_ticket.merchant_id', '=', merchantId)
    .where('pool_id', '=', poolId)
    .orderBy('reward.id')
    .execute();
}
