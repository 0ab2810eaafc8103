import type { ValueOf } from '@livery/contract/shapes';
import { AppError } from '#base/app-error.ts';
import type { Platform } from '#base/platform.ts';
import { tellMember } from '#push/tell-member.ts';
import { payReward } from '../bonuses/pay-reward.action.ts';
import { listDaysOfPlay, lockClaims, readCalendar } from '../bets/rollup.repo.ts';
import { presentMission } from './missions.present.ts';
import { findBoardTime, findMission, findStanding, insertClaim, listClaims, listMissions, listTop } from './missions.repo.ts';
import { periodOf, progressOf } from './missions.rules.ts';
import { keyOf } from '#base/member-key.ts';
import { maskNickname } from '../profile/mask.rules.ts';
import type { MemberCall } from '#http/route.ts';

const topLength = 10;
/** Days to wager a mission's bonus. */
const bonusDays = 7;
const day = 86_400_000;

/** Today's and this week's missions, with the member's progress. */
export async function readMissions({
  db,
  merchant,
  member,
  now,
  language,
}: MemberCall<'missionSummary'>): Promise<ValueOf<'missionSummary'>> {
  const calendar = await readCalendar(db, merchant.timeZone, now);
  const [rows, played, claims] = await Promise.all([
    listMissions(db, merchant.id),
    listDaysOfPlay(db, member.id, calendar.week),
    listClaims(db, { merchantId: merchant.id, memberId: member.id }, calendar.week),
  ]);
  const isClaimed = (code: string, start: string): boolean => claims.some((claim) => claim.code === code && claim.period_start === start);
  const missions = rows.map((row) => presentMission(row, { played, calendar, isClaimed, language }));
  const claimable = missions.filter(({ state }) => state === 'claimable').length;
  return { missions, claimable, currency: member.unit, now: now.toISOString() };
}

/** The week's top ten, and the member's own rank. */
export async function readLeaderboard({
  db,
  merchant,
  member,
  now,
}: MemberCall<'missionLeaderboard'>): Promise<ValueOf<'missionLeaderboard'>> {
  const { week, weekEndsAt } = await readCalendar(db, merchant.timeZone, now);
  const [top, own, asOf] = await Promise.all([
    listTop(db, merchant.id, week, topLength),
    findStanding(db, { merchantId: merchant.id, memberId: member.id }, week),
    findBoardTime(db, merchant.id),
  ]);
  return {
    endsAt: weekEndsAt.toISOString(),
    asOf: (asOf ?? now).toISOString(),
    now: now.toISOString(),
    currency: merchant.currency,
    top: top.map(({ member_id, nickname, staked }, index) => ({
      rank: index + 1,
      name: member_id === member.id ? nickname : maskNickname(nickname),
      staked,
      isOwn: member_id === member.id,
    })),
    own: own === null ? null : { rank: own.rank, staked: own.staked, behind: own.above === null ? null : own.above - own.staked },
  };
}

/**
 * Pays a mission's reward for the current period, once: in cash, or as a bonus with wagering.
 *
 * @throws AppError NOT_FOUND, NO_LONGER_OPEN for a period that is over, NOTHING_TO_CLAIM before the target, ALREADY_CLAIMED,
 * IDEMPOTENCY_CONFLICT
 */
export async function claimMission(call: MemberCall<'claimMission'>, { jobs }: Platform): Promise<ValueOf<'claimMission'>> {
  const { merchant, member, actor, timeIn } = call;
  const whose = keyOf(call);
  const { id: code, periodStart } = call.body;
  return call.once({ code, periodStart }, async (trx) => {
    await lockClaims(trx, member.id);
    const now = await timeIn(trx);
    const mission = await findMission(trx, merchant.id, code);
    if (mission === null) throw new AppError('NOT_FOUND');
    const calendar = await readCalendar(trx, merchant.timeZone, now);
    const { start } = periodOf(mission, calendar);
    const claims = await listClaims(trx, whose, periodStart);
    if (claims.some((claim) => claim.code === code && claim.period_start === periodStart)) throw new AppError('ALREADY_CLAIMED');
    if (start !== periodStart) throw new AppError('NO_LONGER_OPEN');
    const played = await listDaysOfPlay(trx, member.id, start);
    if (progressOf(mission, played, calendar) < mission.target) throw new AppError('NOTHING_TO_CLAIM');
    const { reward: amount, rollover } = mission;
    const transactionId = await payReward(trx, jobs, {
      ...whose,
      unit: member.unit,
      amount,
      kind: 'mission',
      actor,
      subject: `mission:${code}:${start}` as const,
      now,
      bonus: rollover === null ? null : { rollover, expiresAt: new Date(now.getTime() + bonusDays * day) },
    });
    await insertClaim(trx, whose, { code, start, amount, transactionId, now });
    await tellMember(trx, { ...whose, topic: 'counts', at: now });
    return { amount, rewardTo: mission.reward_to };
  });
}
