import { sql, type Transaction } from 'kysely';
import type { Database, GatewayDatabase } from '#database/schema.ts';
import { keyset, readPage } from '#lists/keyset.ts';
import type { Texts } from '#base/texts.ts';
import type { Prize, Reward } from '@livery/contract/shapes';
import './rewards.schema.ts';
import type { MemberKey } from '#base/member-key.ts';

/** A stored prize: `amount` in minor units of `unit`, or tickets of a draw. */
export interface StoredPrize {
  readonly kind: Prize['kind'];
  readonly amount: number;
  readonly ticketPool: number | null;
}

export interface NewReward extends MemberKey {
  readonly origin: Reward['origin'];
  readonly titles: Texts;
  readonly prize: StoredPrize;
  readonly unit: string;
  readonly now: Date;
  readonly expiresAt: Date;
}

export type RewardRow = Awaited<ReturnType<typeof listWaiting>>[number];

/** Rewards with their draw, if they came from one. */
const rewardsOf = (db: GatewayDatabase, { merchantId, memberId }: MemberKey) =>
  db
    .selectFrom('reward')
    .leftJoin('prize_ticket', 'prize_ticket.reward_id', 'reward.id')
    .selectAll('reward')
    .select([
      'prize_ticket.id as ticket_id',
      'prize_ticket.server_seed',
      'prize_ticket.client_seed',
      'prize_ticket.weights',
      'prize_ticket.choices',
      'prize_ticket.picked',
    ])
    .where('reward.merchant_id', '=', merchantId)
    .where('reward.member_id', '=', memberId);

/** Rewards that can be claimed now, newest first. */
export async function listWaiting(db: GatewayDatabase, owner: MemberKey, now: Date) {
  return rewardsOf(db, owner)
    .where('reward.claimed_at', 'is', null)
    .where('reward.expires_at', '>', now)
    .orderBy('reward.id', 'desc')
    .execute();
}

const newestFirst = keyset('reward-history', 'desc', { 'reward.id': 'integer' });

/** Claimed and expired rewards. */
export async function listPast(
  db: GatewayDatabase,
  owner: MemberKey,
  page: { readonly after?: string; readonly limit: number },
  now: Date,
) {
  const past = rewardsOf(db, owner).where((eb) => eb.or([eb('reward.claimed_at', 'is not', null), eb('reward.expires_at', '<=', now)]));
  return readPage(past, newestFirst, page);
}

export async function findReward(db: GatewayDatabase, owner: MemberKey, rewardId: number): Promise<RewardRow | null> {
  return (await rewardsOf(db, owner).where('reward.id', '=', rewardId).executeTakeFirst()) ?? null;
}

/** Locks the reward against concurrent claims. */
export async function lockReward(trx: Transaction<Database>, { merchantId, memberId }: MemberKey, rewardId: number) {
  const row = await trx
    .selectFrom('reward')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('id', '=', rewardId)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function insertReward(trx: Transaction<Database>, reward: NewReward): Promise<number> {
  const { merchantId, memberId, origin, titles, prize, unit, now, expiresAt } = reward;
  const { id } = await trx
    .insertInto('reward')
    .values({
      merchant_id: merchantId,
      member_id: memberId,
      origin,
      titles: JSON.stringify(titles),
      kind: prize.kind,
      amount: prize.amount,
      ticket_pool: prize.ticketPool,
      unit,
      created_at: now,
      expires_at: expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** `transactionId` is null for tickets. */
export async function noteClaim(trx: Transaction<Database>, rewardId: number, transactionId: number | null, now: Date): Promise<void> {
  await trx.updateTable('reward').set({ claimed_at: now, read_at: now, txn_id: transactionId }).where('id', '=', rewardId).execute();
}

/** Rewards and tickets that wait and have not been seen yet. */
export async function countUnread(db: GatewayDatabase, merchantId: number, memberIds: readonly number[]): Promise<Map<number, number>> {
  const counts = new Map<number, number>();
  for (const [table, done] of [
    ['reward', 'claimed_at'],
    ['prize_ticket', 'used_at'],
  ] as const) {
    const rows = await db
      .selectFrom(table)
      .select(({ fn }) => ['member_id', fn.countAll<number>().as('count')])
      .where('merchant_id', '=', merchantId)
      .where('member_id', 'in', [...memberIds])
      .where(sql.ref(done), 'is', null)
      .where('read_at', 'is', null)
      .where('expires_at', '>', sql<Date>`now()`)
      .groupBy('member_id')
      .execute();
    for (const { member_id, count } of rows) counts.set(member_id, (counts.get(member_id) ?? 0) + Number(count));
  }
  return counts;
}

/** Rewards to claim and tickets to play, by member. Raffle tickets wait for their draw. */
export async function countClaimable(
  db: GatewayDatabase,
  merchantId: number,
  memberIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const members = sql`${[...memberIds]}::bigint[]`;
  const { rows } = await sql<{ member_id: number; count: number }>`
    SELECT member_id, count(*)::integer AS count FROM (
      SELECT member_id FROM reward
      WHERE merchant_id = ${merchantId} AND member_id = ANY (${members}) AND claimed_at IS NULL AND expires_at > now()
      UNION ALL
      SELECT member_id FROM prize_ticket JOIN prize_pool ON prize_pool.id = pool_id AND prize_pool.kind <> 'raffle'
      WHERE prize_ticket.merchant_id = ${merchantId} AND member_id = ANY (${members}) AND used_at IS NULL AND expires_at > now()
    ) AS waiting GROUP BY member_id`.execute(db);
  return new Map(rows.map(({ member_id, count }) => [member_id, count]));
}

/** Whether there was anything that the member had not seen. */
export async function noteRead(trx: Transaction<Database>, { merchantId, memberId }: MemberKey, now: Date): Promise<boolean> {
  const rewards = await trx
    .updateTable('reward')
    .set({ read_at: now })
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('claimed_at', 'is', null)
    .where('read_at', 'is', null)
    .executeTakeFirst();
  const tickets = await trx
    .updateTable('prize_ticket')
    .set({ read_at: now })
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('used_at', 'is', null)
    .where('read_at', 'is', null)
    .executeTakeFirst();
  return rewards.numUpdatedRows + tickets.numUpdatedRows > 0n;
}
