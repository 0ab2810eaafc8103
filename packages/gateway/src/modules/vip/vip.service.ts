import type { ValueOf } from '@livery/contract/shapes';
import type { GatewayDatabase } from '#database/schema.ts';
import { AppError } from '#base/app-error.ts';
import type { Member } from '#identity/member.ts';
import type { Merchant } from '#tenancy/merchant.ts';
import type { Platform } from '#base/platform.ts';
import { inLanguage } from '#base/texts.ts';
import { tellMember } from '#push/tell-member.ts';
import { payReward } from '../bonuses/pay-reward.action.ts';
import { lockClaims, sumStakes } from '../bets/rollup.repo.ts';
import { findCredit, findLevel, insertReward, listLevels, listPaidLevels, raiseLevel, type LevelRow } from './vip.repo.ts';
import { keyOf } from '#base/member-key.ts';
import type { MemberCall } from '#http/route.ts';

interface Standing {
  readonly rows: readonly LevelRow[];
  readonly staked: number;
  readonly level: number;
}

/** Levels never drop. */
async function readStanding(db: GatewayDatabase, merchant: Merchant, member: Member): Promise<Standing> {
  const rows = await listLevels(db, merchant.id);
  const stakes = await sumStakes(db, member.id);
  const credit = await findCredit(db, merchant.id, member.id);
  const given = await findLevel(db, member.id);
  const staked = [...stakes.values()].reduce((sum, stake) => sum + stake, credit);
  const reached = rows.findLast(({ stake_from }) => staked >= stake_from)?.level ?? 0;
  return { rows, staked, level: Math.max(given, reached) };
}

/** The merchant's levels, the member's own, and the distance to the next. */
export async function readVip({ db, merchant, member, language }: MemberCall<'vip'>): Promise<ValueOf<'vip'>> {
  const [{ rows, staked, level }, paid] = await Promise.all([
    readStanding(db, merchant, member),
    listPaidLevels(db, merchant.id, member.id),
  ]);
  return {
    level,
    staked,
    currency: member.unit,
    levels: rows.map((row) => ({
      level: row.level,
      title: inLanguage(row.titles, language),
      stakeFrom: row.stake_from,
      reward: row.reward,
      state: paid.has(row.level) ? 'claimed' : row.level > level ? 'locked' : row.reward === 0 ? 'reached' : 'claimable',
    })),
  };
}

/**
 * Pays a level's reward in cash, once.
 *
 * @throws AppError NOT_FOUND for a level that does not exist, NOTHING_TO_CLAIM before it is reached, ALREADY_CLAIMED,
 * IDEMPOTENCY_CONFLICT
 */
export async function claimVipReward(call: MemberCall<'claimVipReward'>, { jobs }: Platform): Promise<ValueOf<'claimVipReward'>> {
  const { merchant, member, actor, now } = call;
  const { level: wanted } = call.body;
  return call.once({ level: wanted }, async (trx) => {
    await lockClaims(trx, member.id);
    const { rows, level } = await readStanding(trx, merchant, member);
    const row = rows.find((one) => one.level === wanted);
    if (row === undefined) throw new AppError('NOT_FOUND');
    if (wanted > level || row.reward === 0) throw new AppError('NOTHING_TO_CLAIM');
    if ((await listPaidLevels(trx, merchant.id, member.id)).has(wanted)) throw new AppError('ALREADY_CLAIMED');
    const whose = keyOf(call);
    const subject = `vip:${member.id}:${wanted}` as const;
    const reward = { ...whose, unit: member.unit, amount: row.reward, kind: 'vipReward' as const, actor, subject, now, bonus: null };
    const transactionId = await payReward(trx, jobs, reward);
    await insertReward(trx, { ...whose, level: wanted, amount: row.reward, transactionId, now });
    await raiseLevel(trx, member.id, level);
    await tellMember(trx, { ...whose, topic: 'counts', at: now });
    return { amount: row.reward };
  });
}
