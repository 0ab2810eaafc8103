import type { ControlQueryOf } from '@livery/contract/control/shapes';
import type { GatewayDatabase } from '#database/schema.ts';
import { keyset, readPage } from '#lists/keyset.ts';
import { containing } from '#lists/containing.ts';
import './rewards.schema.ts';

/** All pools of a merchant, each with its unused tickets, remaining prizes and winners so far. */
export async function listDeskPools(db: GatewayDatabase, merchantId: number) {
  return db
    .selectFrom('prize_pool')
    .selectAll()
    .select(({ selectFrom }) => {
      const tickets = selectFrom('prize_ticket')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('prize_ticket.merchant_id', '=', merchantId)
        .whereRef('pool_id', '=', 'prize_pool.id');
      return [
        tickets.where('used_at', 'is', null).as('tickets'),
        tickets.where('reward_id', 'is not', null).as('winners'),
        selectFrom('pool_prize')
          .select(({ fn }) => fn.sum<number>('stock').as('sum'))
          .where('pool_prize.merchant_id', '=', merchantId)
          .whereRef('pool_id', '=', 'prize_pool.id')
          .as('prizes'),
      ];
    })
    .where('merchant_id', '=', merchantId)
    .orderBy('position')
    .execute();
}

const newestFirst = keyset('desk-rewards', 'desc', { 'reward.id': 'integer' });

/** A merchant's unclaimed rewards, each with the pool of its tickets. */
export async function listWaitingRewards(
  db: GatewayDatabase,
  merchantId: number,
  { search, ...page }: ControlQueryOf<'rewards'>,
  now: Date,
) {
  const waiting = db
    .selectFrom('reward')
    .innerJoin('member', 'member.id', 'reward.member_id')
    .leftJoin('prize_pool', (join) =>
      join.onRef('prize_pool.merchant_id', '=', 'reward.merchant_id').onRef('prize_pool.id', '=', 'reward.ticket_pool'),
    )
    .selectAll('reward')
    .select(['member.username', 'prize_pool.titles as pool_titles'])
    .where('reward.merchant_id', '=', merchantId)
    .where('reward.claimed_at', 'is', null)
    .where('reward.expires_at', '>', now);
  return readPage(search === undefined ? waiting : waiting.where('member.username', 'like', containing(search)), newestFirst, page);
}
