import type { Transaction } from 'kysely';
import type { Database } from '#database/schema.ts';
import { drawFrom } from '#base/committed-seed.ts';
import { allowancesOf } from '#tenancy/compliance.ts';
import type { Merchant } from '#tenancy/merchant.ts';
import type { Platform } from '#base/platform.ts';
import { lockPrizes, takePiece } from './prize-pools.repo.ts';
import { orderByLuck } from './raffle-order.rules.ts';
import { listDueRaffles, listEntries, noteWinner, takeRaffle, spendEntries } from './raffles.repo.ts';
import { grantReward } from './rewards.service.ts';

/** Settles due raffles, once in the fleet. A merchant whose law forbids raffles settles none. */
export async function settleRaffles({ tenants }: Platform, merchant: Merchant, now: Date): Promise<void> {
  if (!allowancesOf(merchant.profile).raffles) return;
  for (const poolId of await listDueRaffles(tenants.of(merchant.id), merchant.id, now))
    await tenants.transaction(merchant.id, (trx) => settleRaffle(trx, merchant, poolId, now));
}

/**
 * Gives the prizes in order, the most valuable first, to the luckiest tickets. Winners find them in the reward centre.
 * Returns the number of winners, or null if it is not a raffle or already drawn.
 */
export async function settleRaffle(trx: Transaction<Database>, merchant: Merchant, poolId: number, now: Date): Promise<number | null> {
  const pool = await takeRaffle(trx, merchant.id, poolId, now);
  if (pool === null || pool.server_seed === null) return null;
  const prizes = await lockPrizes(trx, merchant.id, poolId);
  const lots = prizes.flatMap((prize) => Array.from({ length: prize.stock ?? 1 }, () => prize));
  const entries = orderByLuck(await listEntries(trx, merchant.id, poolId), drawFrom(pool.server_seed));
  const winners = entries.slice(0, lots.length);
  for (const [place, { id, member_id }] of winners.entries()) {
    const prize = lots[place];
    if (prize === undefined) break;
    await takePiece(trx, prize);
    const rewardId = await grantReward(trx, {
      merchantId: merchant.id,
      memberId: member_id,
      origin: 'raffle',
      titles: pool.titles,
      prize: { kind: prize.kind, amount: prize.amount, ticketPool: prize.ticket_pool },
      unit: merchant.currency,
      now,
    });
    await noteWinner(trx, { ticketId: id, prizeId: prize.id, rewardId, now });
  }
  await spendEntries(trx, merchant.id, poolId, now);
  return winners.length;
}
