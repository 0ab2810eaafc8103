import type { ActivityState } from '@livery/contract/activity-states';
import type { Promotion } from '@livery/contract/shapes';
import type { GatewayDatabase } from '#database/schema.ts';
import { AppError } from '#base/app-error.ts';
import { allowancesOf } from '#tenancy/compliance.ts';
import type { Member } from '#identity/member.ts';
import type { Merchant } from '#tenancy/merchant.ts';
import { listPools } from '../rewards/prize-pools.repo.ts';
import { kindsOf } from '../rewards/rewards.present.ts';
import { listApplications } from './applications.repo.ts';
import { presentPromotion } from './promotions.present.ts';
import { listParts, listPromotions, sumStakes, type PromotionRow } from './promotions.repo.ts';
import { periodOf, stateOf, type Standing } from './promotions.rules.ts';

export interface Asker {
  readonly merchant: Merchant;
  /** Null for a visitor, who sees everything on offer. */
  readonly member: Member | null;
  readonly language: string;
  readonly now: Date;
}

/** How long a promotion is shown after its end, in milliseconds. */
const shownAfterEnd = 14 * 24 * 3_600_000;

/** Whether the law lets the merchant give what a promotion gives. */
export function isAllowed({ prize_kind }: Pick<PromotionRow, 'prize_kind'>, { profile }: Pick<Merchant, 'profile'>): boolean {
  return prize_kind !== 'tickets' || allowancesOf(profile).raffles;
}

/** No member has this number. */
const nobody = 0;

type Part = Awaited<ReturnType<typeof listParts>>[number];

/** A member's current state in one promotion, and the stakes counted for it. */
export async function standingOf(
  db: GatewayDatabase,
  row: PromotionRow,
  part: Part | null,
  { merchant, member, now }: Omit<Asker, 'language'>,
): Promise<{ state: ActivityState; staked: number; period: string }> {
  const staked =
    part?.state === 'joined' && member !== null
      ? await sumStakes(db, { ...countedIn(row, part, merchant), memberId: member.id, unit: member.unit })
      : 0;
  const today = periodOf(row.rule.cadence, merchant.timeZone, now);
  const period = part !== null && part.period > today ? part.period : today;
  return { state: stateOf(row, part, { staked, reward: rewardOf(part, now), period, now }), staked, period };
}

function countedIn({ rule: { cadence, gameTypes } }: PromotionRow, { since, period }: Part, { timeZone }: Merchant) {
  const within = cadence === 'once' ? null : { unit: cadence === 'daily' ? ('day' as const) : ('week' as const), first: period, timeZone };
  return { since, gameTypes, within };
}

/** The state of the reward of a member's activity. */
export function rewardOf(part: Pick<Part, 'reward_id' | 'expires_at' | 'claimed_at'> | null, now: Date): Standing['reward'] {
  if (part === null || part.reward_id === null || part.expires_at === null) return 'none';
  if (part.claimed_at !== null) return 'claimed';
  return part.expires_at <= now ? 'expired' : 'waiting';
}

/** The current activities, each with the member's state. A visitor has joined none. */
export async function readPromotions(db: GatewayDatabase, asker: Asker): Promise<Promotion[]> {
  const { merchant, member, language, now } = asker;
  const participant = { merchantId: merchant.id, memberId: member?.id ?? nobody };
  const rows = (await listPromotions(db, participant, new Date(now.getTime() - shownAfterEnd))).filter((row) => isAllowed(row, merchant));
  const [parts, applications, pools] = await Promise.all([
    listParts(db, participant),
    listApplications(db, participant),
    listPools(db, merchant.id),
  ]);
  const shown = { kinds: kindsOf(pools), language, highestRollover: allowancesOf(merchant.profile).highestRollover };
  return Promise.all(
    rows.map(async (row) => {
      const part = parts.find(({ promotion_id }) => promotion_id === row.id) ?? null;
      const { state, staked } = await standingOf(db, row, part, asker);
      const application = applications.find(({ promotion_id }) => promotion_id === row.id) ?? null;
      return presentPromotion(row, { state, staked, days: part?.days ?? 0, application }, shown);
    }),
  );
}

/** Current and coming promotions for the caller, in list order. */
export async function listOffered(db: GatewayDatabase, merchant: Merchant, now: Date): Promise<PromotionRow[]> {
  const rows = await listPromotions(db, { merchantId: merchant.id, memberId: nobody }, now);
  return rows.filter((row) => isAllowed(row, merchant));
}

/** @throws AppError NOT_FOUND */
export async function readPromotion(db: GatewayDatabase, promotionId: number, asker: Asker): Promise<Promotion> {
  const found = (await readPromotions(db, asker)).find(({ id }) => id === promotionId);
  if (found === undefined) throw new AppError('NOT_FOUND');
  return found;
}
