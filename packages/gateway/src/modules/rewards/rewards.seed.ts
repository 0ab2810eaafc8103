import type { Seeding } from '#http/module.ts';
import { newServerSeed } from '#base/committed-seed.ts';
import { demoPrizePools, demoRewards, demoTickets } from './demo-prize-pools.seed.ts';
import { issueTickets, listPools } from './prize-pools.repo.ts';
import { insertReward } from './rewards.repo.ts';
import './rewards.schema.ts';

const day = 24 * 3_600_000;

export async function seedRewards(seeding: Seeding): Promise<void> {
  const { trx, merchant, now } = seeding;
  for (const { id, kind, titles, prizes, pot, closesAfter } of demoPrizePools) {
    await trx
      .insertInto('prize_pool')
      .values({
        merchant_id: merchant.id,
        id,
        kind,
        titles: JSON.stringify(titles),
        position: id,
        pot_total: pot?.total ?? null,
        pot_slices: pot?.slices ?? null,
        closes_at: closesAfter === undefined ? null : new Date(now.getTime() + closesAfter * day),
        server_seed: closesAfter === undefined ? null : newServerSeed(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    if (prizes.length === 0) continue;
    await trx
      .insertInto('pool_prize')
      .values(
        prizes.map(({ ticketPool = null, pieces = null, ...prize }, index) => ({
          merchant_id: merchant.id,
          pool_id: id,
          id: index + 1,
          ...prize,
          ticket_pool: ticketPool,
          pieces,
          stock: pieces,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  await giveDemo(seeding);
}

/** Resets stocks, tickets and unclaimed rewards. Draws and payments stay, like the ledger. */
export async function resetRewards(seeding: Seeding): Promise<void> {
  const { trx, merchant } = seeding;
  await trx.updateTable('participation').set({ reward_id: null }).where('merchant_id', '=', merchant.id).execute();
  await trx
    .deleteFrom('reward')
    .where('merchant_id', '=', merchant.id)
    .where('claimed_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('prize_ticket').select('id').whereRef('prize_ticket.reward_id', '=', 'reward.id'))),
    )
    .execute();
  await trx.deleteFrom('prize_ticket').where('merchant_id', '=', merchant.id).where('used_at', 'is', null).execute();
  for (const { id: poolId, prizes } of demoPrizePools) {
    for (const [index, { pieces }] of prizes.entries()) {
      if (pieces === undefined) continue;
      await trx
        .updateTable('pool_prize')
        .set(({ eb, ref }) => ({ pieces: eb(eb(ref('pieces'), '-', ref('stock')), '+', pieces), stock: pieces }))
        .where('merchant_id', '=', merchant.id)
        .where('pool_id', '=', poolId)
        .where('id', '=', index + 1)
        .execute();
    }
  }
  await giveDemo(seeding);
}

async function giveDemo({ trx, merchant, now }: Seeding): Promise<void> {
  const members = await trx
    .selectFrom('member')
    .select(['id', 'username'])
    .where('merchant_id', '=', merchant.id)
    .where('username', 'in', [...new Set([...demoTickets, ...demoRewards].map(({ account }) => account))])
    .execute();
  const ids = new Map(members.map(({ id, username }) => [username, id]));
  const drawn = (await listPools(trx, merchant.id)).filter(({ settled_at }) => settled_at !== null).map(({ id }) => id);
  for (const { account, pool, count } of demoTickets) {
    const memberId = ids.get(account);
    if (memberId !== undefined && !drawn.includes(pool))
      await issueTickets(trx, { merchantId: merchant.id, memberId, poolId: pool, count, now });
  }
  for (const { account, kind, amount, titles } of demoRewards) {
    const memberId = ids.get(account);
    if (memberId === undefined) continue;
    const prize = { kind, amount, ticketPool: null };
    const expiresAt = new Date(now.getTime() + 30 * day);
    await insertReward(trx, { merchantId: merchant.id, memberId, origin: 'desk', titles, prize, unit: merchant.currency, now, expiresAt });
  }
}
