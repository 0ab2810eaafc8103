import { sql, type Selectable, type Transaction } from 'kysely';
import type { Database, GatewayDatabase } from '#database/schema.ts';
import '#ledger/ledger.schema.ts';
import '../bets/bets.schema.ts';
import '../catalogue/catalogue.schema.ts';
import '../rewards/rewards.schema.ts';
import './promotions.schema.ts';
import type { MemberKey } from '#base/member-key.ts';

export type PromotionRow = Awaited<ReturnType<typeof findPromotion>> & object;
export type PartRow = Selectable<Database['participation']>;

/** When a promotion is over: at its end, or when the raffle is drawn for which it gives tickets. */
const overAt = sql<Date | null>`least(
  promotion.ends_at,
  (SELECT settled_at FROM prize_pool WHERE prize_pool.merchant_id = promotion.merchant_id AND prize_pool.id = promotion.ticket_pool)
)`;

export const promotionsOf = (db: GatewayDatabase, merchantId: number) =>
  db.selectFrom('promotion').selectAll('promotion').select(overAt.as('over_at')).where('promotion.merchant_id', '=', merchantId);

/** Current promotions, and those that the member has joined, unless they ended before an instant. */
export async function listPromotions(db: GatewayDatabase, { merchantId, memberId }: MemberKey, overSince: Date): Promise<PromotionRow[]> {
  return promotionsOf(db, merchantId)
    .where((eb) => eb.or([eb(overAt, 'is', null), eb(overAt, '>', overSince)]))
    .where((eb) =>
      eb.or([
        eb('enabled', '=', true),
        eb.exists(
          eb
            .selectFrom('participation')
            .select('promotion_id')
            .whereRef('promotion_id', '=', 'promotion.id')
            .where('participation.merchant_id', '=', merchantId)
            .where('member_id', '=', memberId),
        ),
      ]),
    )
    .orderBy('position')
    .execute();
}

export async function findPromotion(db: GatewayDatabase, merchantId: number, promotionId: number) {
  const row = await promotionsOf(db, merchantId).where('promotion.id', '=', promotionId).executeTakeFirst();
  return row ?? null;
}

/** A member's promotions, each with the state of its reward. */
export async function listParts(db: GatewayDatabase, { merchantId, memberId }: MemberKey) {
  return db
    .selectFrom('participation')
    .leftJoin('reward', 'reward.id', 'participation.reward_id')
    .selectAll('participation')
    .select(['reward.claimed_at', 'reward.expires_at'])
    .where('participation.merchant_id', '=', merchantId)
    .where('participation.member_id', '=', memberId)
    .execute();
}

/** Locks the member's participation, creating it if missing. */
export async function lockPart(
  trx: Transaction<Database>,
  { merchantId, memberId }: MemberKey,
  { promotionId, now }: { readonly promotionId: number; readonly now: Date },
): Promise<PartRow> {
  await trx
    .insertInto('participation')
    .values({
      merchant_id: merchantId,
      member_id: memberId,
      promotion_id: promotionId,
      state: 'comingSoon',
      period: '',
      since: now,
      reward_id: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return trx
    .selectFrom('participation')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('promotion_id', '=', promotionId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export type PartChange = Partial<Pick<PartRow, 'state' | 'period' | 'since' | 'days' | 'reward_id'>>;

export async function changePart(
  trx: Transaction<Database>,
  part: Pick<PartRow, 'merchant_id' | 'member_id' | 'promotion_id'>,
  change: PartChange,
): Promise<void> {
  await trx
    .updateTable('participation')
    .set(change)
    .where('merchant_id', '=', part.merchant_id)
    .where('member_id', '=', part.member_id)
    .where('promotion_id', '=', part.promotion_id)
    .execute();
}

/** Records a step that a member takes in a day or week. False if it was already taken in that period. */
export async function noteStep(
  trx: Transaction<Database>,
  part: Pick<PartRow, 'merchant_id' | 'member_id' | 'promotion_id'>,
  { step, period, now }: { readonly step: 'join' | 'sign' | 'claim'; readonly period: string; readonly now: Date },
): Promise<boolean> {
  const { merchant_id, member_id, promotion_id } = part;
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('participation_step')
    .values({ merchant_id, member_id, promotion_id, step, period, taken_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export interface CountedStakes {
  readonly memberId: number;
  readonly unit: string;
  readonly since: Date;
  /** Empty for all. */
  readonly gameTypes: readonly string[];
  /** The first day of the day or week in which stakes must fall. Null for any. */
  readonly within: { readonly unit: 'day' | 'week'; readonly first: string; readonly timeZone: string } | null;
}

/** The member's non-void stakes since an instant, by a range scan of the bets. */
export async function sumStakes(db: GatewayDatabase, { memberId, since, within, ...counted }: CountedStakes): Promise<number> {
  let bets = countedBets(db, counted).where('bet.member_id', '=', memberId).where('bet.opened_at', '>=', since);
  if (within !== null)
    bets = bets.where(sql<string>`date_trunc(${within.unit}, settled_at AT TIME ZONE ${within.timeZone})::date::text`, '=', within.first);
  const { staked } = await bets.select(({ fn }) => fn.sum<number | null>('valid_stake').as('staked')).executeTakeFirstOrThrow();
  return Number(staked ?? 0);
}

/** The same query for everyone in a promotion, from the time of joining and in the day or week of joining. */
export function sumStakesOfJoined(
  db: GatewayDatabase,
  {
    merchantId,
    promotionId,
    within,
    ...counted
  }: Pick<CountedStakes, 'unit' | 'gameTypes'> & {
    readonly merchantId: number;
    readonly promotionId: number;
    readonly within: { readonly unit: 'day' | 'week'; readonly timeZone: string } | null;
  },
) {
  let bets = countedBets(db, counted)
    .innerJoin('participation', 'participation.member_id', 'bet.member_id')
    .where('participation.merchant_id', '=', merchantId)
    .where('promotion_id', '=', promotionId)
    .where('participation.state', '=', 'joined')
    .whereRef('bet.opened_at', '>=', 'participation.since');
  if (within !== null)
    bets = bets.where(
      sql<boolean>`date_trunc(${within.unit}, settled_at AT TIME ZONE ${within.timeZone})::date::text = participation.period`,
    );
  return bets.select(({ fn }) => ['bet.member_id', fn.sum<number | null>('valid_stake').as('staked')]).groupBy('bet.member_id');
}

function countedBets(db: GatewayDatabase, { unit, gameTypes }: Pick<CountedStakes, 'unit' | 'gameTypes'>) {
  const bets = db
    .selectFrom('bet')
    .where('unit', '=', unit)
    .where('settled_at', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('bet_void')
            .select('bet_id')
            .whereRef('bet_void.member_id', '=', 'bet.member_id')
            .whereRef('bet_void.opened_at', '=', 'bet.opened_at')
            .whereRef('bet_id', '=', 'bet.id'),
        ),
      ),
    );
  if (gameTypes.length === 0) return bets;
  return bets.where('node_id', 'in', (eb) =>
    eb
      .selectFrom('game')
      .select('node_id')
      .where(sql`game.type::text`, 'in', [...gameTypes]),
  );
}
