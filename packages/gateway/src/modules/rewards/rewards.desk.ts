import type { ControlValueOf } from '@livery/contract/control/shapes';
import { unitFor } from '#ledger/accounts.ts';
import { recordAct } from '#observe/audit-log.ts';
import type { DeskCall } from '#operator/control-route.ts';
import { AppError } from '#base/app-error.ts';
import { allowancesOf } from '#tenancy/compliance.ts';
import { findMember } from '../member/member.repo.ts';
import { findPool } from './prize-pools.repo.ts';
import { settleRaffle } from './raffles.service.ts';
import type { StoredPrize } from './rewards.repo.ts';
import { grantReward } from './rewards.service.ts';
import { listWaitingRewards } from './rewards.desk.repo.ts';

export async function readWaiting({ db, merchant, query, now }: DeskCall<'rewards'>): Promise<ControlValueOf<'rewards'>> {
  const { items, next } = await listWaitingRewards(db, merchant.id, query, now);
  return {
    items: items.map(({ username, titles, pool_titles, read_at, created_at, expires_at, ...row }) => ({
      id: row.id,
      account: username,
      title: titles.en,
      origin: row.origin,
      kind: row.kind,
      amount: row.amount,
      unit: row.unit,
      pool: pool_titles?.en ?? null,
      isSeen: read_at !== null,
      createdAt: created_at.toISOString(),
      expiresAt: expires_at.toISOString(),
    })),
    next,
  };
}

/**
 * Draws a raffle early.
 *
 * @throws AppError NOT_FOUND, NOT_AVAILABLE if the law forbids raffles, STATE_CHANGED for one that was drawn
 */
export async function drawNow({
  merchant,
  body: { id },
  now,
  by,
  transaction,
}: DeskCall<'settleRaffle'>): Promise<ControlValueOf<'settleRaffle'>> {
  if (!allowancesOf(merchant.profile).raffles) throw new AppError('NOT_AVAILABLE');
  return transaction(async (trx) => {
    if ((await findPool(trx, merchant.id, id))?.kind !== 'raffle') throw new AppError('NOT_FOUND');
    const winners = await settleRaffle(trx, merchant, id, now);
    if (winners === null) throw new AppError('STATE_CHANGED');
    await recordAct(trx, { by, act: 'raffle.settle', merchantId: merchant.id, subject: String(id), details: { winners } });
    return { winners };
  });
}

/**
 * Gives a member a reward to claim, once per key.
 *
 * @throws AppError NOT_FOUND, NOT_AVAILABLE for tickets of a raffle that was drawn, IDEMPOTENCY_CONFLICT
 */
export async function grantFromDesk({
  merchant,
  body: { account, title, prize, idempotencyKey },
  now,
  by,
  once,
}: DeskCall<'giveReward'>): Promise<ControlValueOf<'giveReward'>> {
  return once({ account, title, prize }, async (trx) => {
    const member = await findMember(trx, merchant.id, account);
    const poolId = prize.kind === 'tickets' ? prize.poolId : null;
    const pool = poolId === null ? null : await findPool(trx, merchant.id, poolId);
    if (member === null || (poolId !== null && pool === null)) throw new AppError('NOT_FOUND');
    if (pool !== null && pool.settled_at !== null) throw new AppError('NOT_AVAILABLE');
    const stored: StoredPrize = { kind: prize.kind, amount: prize.amount, ticketPool: poolId };
    const rewardId = await grantReward(trx, {
      merchantId: merchant.id,
      memberId: member.id,
      origin: 'desk',
      // The operator writes in one language.
      titles: { en: title, pt: title },
      prize: stored,
      unit: unitFor(member.type, merchant.currency),
      now,
    });
    await recordAct(trx, {
      by,
      act: 'reward.grant',
      merchantId: merchant.id,
      subject: account,
      details: { rewardId, ...stored, idempotencyKey },
    });
    return { rewardId };
  });
}
