import type { ActivityState } from '@livery/contract/activity-states';
import type { Promotion } from '@livery/contract/shapes';
import type { GatewayDatabase } from '../../database/schema.ts';
import { AppError } from '../../server/app-error.ts';
import { allowancesOf } from '../../server/compliance.ts';
import type { Member, Merchant } from '../../server/context.ts';
import { listPools } from '../rewards/draws.repo.ts';
import { kindsOf } from '../rewards/rewards.present.ts';
import { listApplications } from './applications.repo.ts';
import { presentPromotion } from './promotions.present.ts';
import { listParts, listPromotions, sumStakes, type PromotionRow } from './promotions.repo.ts';
import { periodOf, stateOf, type Standing } from './promotions.rules.ts';

export interface Asker {
  readonly merchant: Merchant;
  readonly member: Member;
  readonly language: string;
  readonly now: Date;
}

/** Milliseconds that an activity is shown after its end. */
const shownAfterEnd = 14 * 24 * 3_600_000;

/** Whether an activity is for a member: its level, and a law that lets the merchant give what it gives. */
export function isFor({ rule, prize_kind }: PromotionRow, { merchant, member }: Asker): boolean {
  return rule.vipLevel <= member.vipLevel && (prize_kind !== 'tickets' || allowancesOf(merchant.profile).raffles);
}

type Part = Awaited<ReturnType<typeof listParts>>[number];

/** Where a member stands with one activity now, and what was staked for it. */
export async function standingOf(
  db: GatewayDatabase,
  row: PromotionRow,
  part: Part | null,
  { merchant, member, now }: Asker,
): Promise<{ state: ActivityState; staked: number; period: string }> {
  const staked =
    part?.state === 'joined' ? await sumStakes(db, { ...countedIn(row, part, merchant), memberId: member.id, unit: member.unit }) : 0;
  const period = periodOf(row.rule.cadence, merchant.timeZone, now);
  return { state: stateOf(row, part, { staked, reward: rewardOf(part, now), period, now }), staked, period };
}

function countedIn({ rule: { cadence, gameTypes } }: PromotionRow, { since, period }: Part, { timeZone }: Merchant) {
  const within = cadence === 'once' ? null : { unit: cadence === 'daily' ? ('day' as const) : ('week' as const), first: period, timeZone };
  return { since, gameTypes, within };
}

function rewardOf(part: Part | null, now: Date): Standing['reward'] {
  if (part === null || part.reward_id === null || part.expires_at === null) return 'none';
  if (part.claimed_at !== null) return 'claimed';
  return part.expires_at <= now ? 'expired' : 'waiting';
}

/** The activities of a member, each with its state. */
export async function readPromotions(db: GatewayDatabase, asker: Asker): Promise<Promotion[]> {
  const { merchant, member, language, now } = asker;
  const participant = { merchantId: merchant.id, memberId: member.id };
  const rows = (await listPromotions(db, participant, new Date(now.getTime() - shownAfterEnd))).filter((row) => isFor(row, asker));
  const [parts, applications, pools] = await Promise.all([
    listParts(db, participant),
    listApplications(db, participant),
    listPools(db, merchant.id),
  ]);
  const kinds = kindsOf(pools);
  return Promise.all(
    rows.map(async (row) => {
      const part = parts.find(({ promotion_id }) => promotion_id === row.id) ?? null;
      const { state, staked } = await standingOf(db, row, part, asker);
      const application = applications.find(({ promotion_id }) => promotion_id === row.id) ?? null;
      return presentPromotion(row, { state, staked, days: part?.days ?? 0, application }, kinds, language);
    }),
  );
}

/** @throws AppError NOT_FOUND for what is not for the member */
export async function readPromotion(db: GatewayDatabase, promotionId: number, asker: Asker): Promise<Promotion> {
  const found = (await readPromotions(db, asker)).find(({ id }) => id === promotionId);
  if (found === undefined) throw new AppError('NOT_FOUND');
  return found;
}
