import type { ActivityState } from '@livery/contract/activity-states';
import type { DeskParticipants, DeskPromotions, ParticipantsQuery, PromotionSwitch } from '@livery/contract/control-promotions';
import type { Static } from 'typebox';
import { recordAct, type Actor } from '../../observe/audit-log.ts';
import { AppError } from '../../server/app-error.ts';
import type { Merchant } from '../../server/context.ts';
import type { Platform } from '../../server/platform.ts';
import { findPromotion, sumStakesOfJoined } from '../promotions/promotions.repo.ts';
import { periodOf, stateOf } from '../promotions/promotions.rules.ts';
import { rewardOf } from '../promotions/standing.service.ts';
import { listAllPromotions, listParticipants, updatePromotion } from './promotions.repo.ts';
import { listDeskDraws } from './rewards.repo.ts';

export async function readDeskPromotions({ tenants }: Platform, { id }: Merchant, now: Date): Promise<DeskPromotions> {
  const db = tenants.of(id);
  const [rows, draws] = await Promise.all([listAllPromotions(db, id), listDeskDraws(db, id)]);
  return {
    items: rows.map(({ titles, kind, enabled, starts_at, over_at, members, waiting, ...row }) => ({
      id: row.id,
      kind,
      title: titles.en,
      isOn: enabled,
      phase: over_at !== null && over_at <= now ? 'over' : starts_at > now ? 'coming' : 'running',
      startsAt: starts_at.toISOString(),
      endsAt: over_at?.toISOString() ?? null,
      members: Number(members ?? 0),
      waiting: Number(waiting ?? 0),
    })),
    draws: draws.map(({ titles, draws_at, drawn_at, tickets, prizes, winners, ...pool }) => ({
      id: pool.id,
      kind: pool.kind,
      title: titles.en,
      tickets: Number(tickets ?? 0),
      raffle:
        draws_at === null
          ? null
          : {
              drawsAt: draws_at.toISOString(),
              drawnAt: drawn_at?.toISOString() ?? null,
              prizes: Number(prizes ?? 0),
              winners: Number(winners ?? 0),
            },
    })),
  };
}

/**
 * Who takes part in an activity, each where the member is shown to stand: time and play move a state on, so that it is worked out and not read.
 *
 * @throws AppError NOT_FOUND
 */
export async function readParticipants(
  { tenants }: Platform,
  merchant: Merchant,
  { promotion, state: wanted, after, limit }: Static<typeof ParticipantsQuery>,
  now: Date,
): Promise<DeskParticipants> {
  const db = tenants.of(merchant.id);
  const activity = await findPromotion(db, merchant.id, promotion);
  if (activity === null) throw new AppError('NOT_FOUND');
  const { cadence, gameTypes } = activity.rule;
  const within =
    cadence === 'once' ? null : { unit: cadence === 'daily' ? ('day' as const) : ('week' as const), timeZone: merchant.timeZone };
  const joined = { merchantId: merchant.id, promotionId: promotion, unit: merchant.currency, gameTypes, within };
  const [parts, stakes] = await Promise.all([listParticipants(db, merchant.id, promotion), sumStakesOfJoined(db, joined)]);
  const period = periodOf(cadence, merchant.timeZone, now);
  const standing = parts.map((part) => ({
    memberId: part.member_id,
    account: part.username,
    state: stateOf(activity, part, { staked: stakes.get(part.member_id) ?? 0, reward: rewardOf(part, now), period, now }),
    since: part.since.toISOString(),
  }));
  const counts: Partial<Record<ActivityState, number>> = {};
  for (const { state } of standing) counts[state] = (counts[state] ?? 0) + 1;
  const passed = Number(after ?? 0);
  const left = standing.filter(({ state, memberId }) => (wanted === undefined || state === wanted) && memberId > passed);
  const items = left.slice(0, limit);
  return { items, next: left.length > limit ? String(items.at(-1)?.memberId) : null, counts };
}

/** @throws AppError NOT_FOUND */
export async function switchPromotion(
  { tenants }: Platform,
  merchant: Merchant,
  { id, isOn }: Static<typeof PromotionSwitch>,
  by: Actor,
): Promise<void> {
  await tenants.transaction(merchant.id, async (trx) => {
    if (!(await updatePromotion(trx, merchant.id, id, isOn))) throw new AppError('NOT_FOUND');
    await recordAct(trx, { by, act: 'promotion.switch', merchantId: merchant.id, subject: String(id), details: { isOn } });
  });
}
