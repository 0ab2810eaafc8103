import type { ActivityState } from '@livery/contract/activity-states';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { GatewayDatabase } from '#database/schema.ts';
import type { Merchant } from '#tenancy/merchant.ts';
import { keyset, readCursor, writeCursor } from '#lists/keyset.ts';
import { sumStakesOfJoined, type PromotionRow } from './promotions.repo.ts';

/** Everything that decides a member's state. Members with equal values share a place. */
export interface Place {
  readonly state: ActivityState;
  readonly staked: 'nothing' | 'some' | 'enough';
  readonly days: 'some' | 'enough';
  readonly period: 'former' | 'now';
  readonly reward: 'none' | 'waiting' | 'claimed' | 'expired';
}

export const nameOf = ({ state, staked, days, period, reward }: Place): string => [state, staked, days, period, reward].join(' ');

interface Asked {
  readonly merchant: Merchant;
  readonly activity: PromotionRow;
  /** As `periodOf` names it now. */
  readonly period: string;
  readonly now: Date;
  /** The state for each place, by the place's name. */
  readonly standings: Readonly<Record<string, ActivityState>>;
  /** Any state if omitted. */
  readonly state?: ActivityState | undefined;
  readonly after?: string | undefined;
  readonly limit: number;
}

const byMember = keyset('desk-participants', 'asc', { member_id: 'integer' });

/** The number of participants by state, and a page of them. Stakes are summed once for both. */
export async function readStandings(db: GatewayDatabase, { state, after, limit, ...asked }: Asked) {
  const [passed = 0] = after === undefined ? [] : readCursor(byMember, after);
  const { counts, rows } = await db
    .with(
      (cte) => cte('part').materialized(),
      () => participants(db, asked),
    )
    .selectNoFrom((eb) => {
      const page = eb.selectFrom('part').select(['member_id', 'username', 'standing', 'since']).where('member_id', '>', Number(passed));
      return [
        jsonArrayFrom(
          eb
            .selectFrom('part')
            .select(({ fn }) => ['standing', fn.countAll<number>().as('members')])
            .groupBy('standing'),
        ).as('counts'),
        jsonArrayFrom((state === undefined ? page : page.where('standing', '=', state)).orderBy('member_id').limit(limit + 1)).as('rows'),
      ];
    })
    .executeTakeFirstOrThrow();
  const items = rows.slice(0, limit);
  return { counts, items, next: rows.length > limit ? writeCursor(byMember, [String(items.at(-1)?.member_id)]) : null };
}

function participants(db: GatewayDatabase, { merchant, activity: { id, rule }, period, now, standings }: Omit<Asked, 'state' | 'limit'>) {
  const { cadence, gameTypes } = rule;
  const within =
    cadence === 'once' ? null : { unit: cadence === 'daily' ? ('day' as const) : ('week' as const), timeZone: merchant.timeZone };
  const stakes = sumStakesOfJoined(db, { merchantId: merchant.id, promotionId: id, unit: merchant.currency, gameTypes, within });
  const place = sql<string>`concat_ws(' ', participation.state,
    CASE WHEN coalesce(staked, 0) >= ${rule.stake} THEN 'enough' WHEN staked > 0 THEN 'some' ELSE 'nothing' END,
    CASE WHEN days >= ${rule.days} THEN 'enough' ELSE 'some' END,
    CASE WHEN period < ${period} THEN 'former' ELSE 'now' END,
    CASE WHEN reward.id IS NULL THEN 'none' WHEN claimed_at IS NOT NULL THEN 'claimed' WHEN expires_at <= ${now} THEN 'expired' ELSE 'waiting' END)`;
  return db
    .selectFrom('participation')
    .innerJoin('member', 'member.id', 'participation.member_id')
    .leftJoin('reward', 'reward.id', 'participation.reward_id')
    .leftJoin(stakes.as('stakes'), 'stakes.member_id', 'participation.member_id')
    .select([
      'participation.member_id',
      'member.username',
      'since',
      sql<ActivityState>`${JSON.stringify(standings)}::jsonb ->> ${place}`.as('standing'),
    ])
    .where('participation.merchant_id', '=', merchant.id)
    .where('promotion_id', '=', id);
}
