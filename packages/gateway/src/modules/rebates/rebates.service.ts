import type { ValueOf } from '@livery/contract/shapes';
import type { GatewayDatabase } from '#database/schema.ts';
import { AppError } from '#base/app-error.ts';
import type { Member } from '#identity/member.ts';
import type { Merchant } from '#tenancy/merchant.ts';
import type { Platform } from '#base/platform.ts';
import { payReward } from '../bonuses/pay-reward.action.ts';
import { gameTypeTitle } from '../catalogue/game-type-title.texts.ts';
import { lockClaims, sumStakes } from '../bets/rollup.repo.ts';
import { advancePosition, findLastClaim, insertClaim, listPositions } from './rebates.repo.ts';
import { accruedRebate } from './rebates.rules.ts';
import { keyOf } from '#base/member-key.ts';
import type { MemberCall } from '#http/route.ts';

async function readLines(db: GatewayDatabase, merchant: Merchant, member: Member) {
  const positions = await listPositions(db, { merchantId: merchant.id, memberId: member.id });
  const stakes = await sumStakes(db, member.id);
  return positions.map(({ game_type: gameType, rate, staked: stakedThen, claimed }) => {
    const staked = stakes.get(gameType) ?? 0;
    return {
      gameType,
      rate,
      staked,
      stakedSince: staked - (stakedThen ?? 0),
      accrued: accruedRebate({ rate, staked, claimed: claimed ?? 0 }),
    };
  });
}

/** Unclaimed rebate of the member's stakes by game type. */
export async function readRebate({ db, merchant, member, language }: MemberCall<'rebate'>): Promise<ValueOf<'rebate'>> {
  const [lines, last] = await Promise.all([readLines(db, merchant, member), findLastClaim(db, member.id)]);
  return {
    total: lines.reduce((sum, { accrued }) => sum + accrued, 0),
    currency: member.unit,
    lines: lines.map(({ gameType, rate, stakedSince, accrued }) => ({
      gameType,
      title: gameTypeTitle(gameType, language),
      rate,
      staked: stakedSince,
      accrued,
    })),
    lastClaim: last === null ? null : { amount: last.amount, claimedAt: last.claimed_at.toISOString() },
  };
}

/**
 * Pays everything accrued in cash, once.
 *
 * @throws AppError NOTHING_TO_CLAIM, IDEMPOTENCY_CONFLICT
 */
export async function claimRebate(call: MemberCall<'claimRebate'>, { jobs }: Platform): Promise<ValueOf<'claimRebate'>> {
  const { merchant, member, actor, now } = call;
  return call.once(null, async (trx) => {
    await lockClaims(trx, member.id);
    const lines = (await readLines(trx, merchant, member)).filter(({ accrued }) => accrued > 0);
    const amount = lines.reduce((sum, { accrued }) => sum + accrued, 0);
    if (amount === 0) throw new AppError('NOTHING_TO_CLAIM');
    const whose = keyOf(call);
    const reward = {
      ...whose,
      unit: member.unit,
      amount,
      kind: 'rebate' as const,
      actor,
      subject: `rebate:${member.id}` as const,
      now,
      bonus: null,
    };
    const transactionId = await payReward(trx, jobs, reward);
    await insertClaim(trx, whose, { amount, transactionId, now });
    for (const { gameType, staked, accrued } of lines) await advancePosition(trx, whose, { gameType, staked, amount: accrued });
    return { amount };
  });
}
