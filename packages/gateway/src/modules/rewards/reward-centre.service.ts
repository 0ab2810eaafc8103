import type { PrizePool, Reward, RewardCentre, ValueOf } from '@livery/contract/shapes';
import type { GatewayDatabase } from '#database/schema.ts';
import { AppError } from '#base/app-error.ts';
import { allowancesOf } from '#tenancy/compliance.ts';
import type { Platform } from '#base/platform.ts';
import type { MemberCall } from '#http/route.ts';
import { tellMember } from '#push/tell-member.ts';
import { listOpenTickets, listPools, listPrizes, type PoolRow } from './prize-pools.repo.ts';
import { listSlices } from './envelopes.repo.ts';
import { countEntries, listWinners } from './raffles.repo.ts';
import { kindsOf, presentPool, presentReward, presentTicket, type PoolKinds } from './rewards.present.ts';
import { findReward, listPast, listWaiting, noteRead } from './rewards.repo.ts';
import { claimReward } from './rewards.service.ts';
import { keyOf, type MemberKey } from '#base/member-key.ts';

type AnyCall = Pick<MemberCall<'rewards'>, 'db' | 'merchant' | 'member' | 'now' | 'language' | 'transaction'>;

/** Unclaimed rewards, tickets, and the pools with their odds. No tickets or pools if the law forbids raffles. */
export async function readCentre(call: AnyCall): Promise<RewardCentre> {
  const { db, merchant, now, language } = call;
  const owner = keyOf(call);
  const [waiting, pools, tickets] = await Promise.all([
    listWaiting(db, owner, now),
    listPools(db, merchant.id),
    listOpenTickets(db, owner, now),
  ]);
  const kinds = kindsOf(pools);
  const offered = allowancesOf(merchant.profile).raffles ? pools.filter(({ enabled }) => enabled) : [];
  return {
    waiting: waiting.map((row) => presentReward(row, kinds, language, now)),
    tickets: tickets.filter(({ pool_id }) => offered.some(({ id }) => id === pool_id)).flatMap((row) => presentTicket(row, kinds)),
    pools: await readPools(call, offered, kinds),
  };
}

async function readPools({ db, merchant, member, language }: AnyCall, pools: readonly PoolRow[], kinds: PoolKinds): Promise<PrizePool[]> {
  const prizes = await listPrizes(db, merchant.id);
  const authorisation = merchant.profile.compliance.raffleAuthorisation.trim() || null;
  return Promise.all(
    pools.map(async (pool) => {
      const parts = {
        prizes: prizes.filter(({ pool_id }) => pool_id === pool.id),
        slices: pool.kind === 'envelope' ? await listSlices(db, merchant.id, pool.id) : [],
        raffle: pool.kind === 'raffle' ? await readRaffle(db, pool, member.id) : null,
        authorisation,
      };
      return presentPool(pool, parts, kinds, language);
    }),
  );
}

async function readRaffle(db: GatewayDatabase, { merchant_id, id }: PoolRow, memberId: number) {
  const [tickets, winners] = await Promise.all([countEntries(db, merchant_id, id), listWinners(db, merchant_id, id)]);
  return { tickets, winners: winners.map(({ member_id, ...winner }) => ({ ...winner, isMine: member_id === memberId })) };
}

/** Marks everything that waits as seen by the member. */
export async function markRead(call: AnyCall): Promise<ValueOf<'readRewards'>> {
  const { now, transaction } = call;
  const owner = keyOf(call);
  await transaction(async (trx) => {
    if (await noteRead(trx, owner, now)) await tellMember(trx, { ...owner, topic: 'counts', at: now });
  });
  return {};
}

export async function readHistory(call: MemberCall<'rewardHistory'>): Promise<ValueOf<'rewardHistory'>> {
  const { db, merchant, query, language, now } = call;
  const [{ items, next }, pools] = await Promise.all([listPast(db, keyOf(call), query, now), listPools(db, merchant.id)]);
  const kinds = kindsOf(pools);
  return { items: items.map((row) => presentReward(row, kinds, language, now)), next };
}

/** A member's reward on the wire. */
export async function readReward(
  db: GatewayDatabase,
  owner: MemberKey,
  rewardId: number,
  { language, now }: { readonly language: string; readonly now: Date },
): Promise<Reward> {
  const [row, pools] = [await findReward(db, owner, rewardId), await listPools(db, owner.merchantId)];
  if (row === null) throw new AppError('NOT_FOUND');
  return presentReward(row, kindsOf(pools), language, now);
}

/**
 * Pays a waiting reward once, with any key.
 *
 * @throws AppError NOT_FOUND, STATE_CHANGED, IDEMPOTENCY_CONFLICT
 */
export async function claim(call: MemberCall<'claimRaffle'>, { jobs }: Platform): Promise<ValueOf<'claimRaffle'>> {
  const { now, language } = call;
  const { rewardId } = call.body;
  const owner = keyOf(call);
  return call.once({ rewardId }, async (trx) => {
    const balance = await claimReward(trx, jobs, owner, rewardId, now);
    return { reward: await readReward(trx, owner, rewardId, { language, now }), balance };
  });
}
