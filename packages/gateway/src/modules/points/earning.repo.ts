import { memberTypes } from '@livery/contract/member-types';
import { sql, type RawBuilder } from 'kysely';
import type { GatewayDatabase } from '#database/schema.ts';
import type { LedgerTransaction } from '#ledger/accounts.ts';
import type { MemberKey } from '#base/member-key.ts';
import '../bets/bets.schema.ts';
import './points.schema.ts';

/** A day whose stakes are worth a different number of points than was credited. */
export interface DueDay {
  readonly day: string;
  readonly stakePerPoint: number;
  readonly multiplier: number;
  readonly worth: number;
  readonly credited: number;
}

/** Trial accounts stake play money, which earns nothing. */
const dueDays = (merchantId: number, since: Date, whose: RawBuilder<boolean>) => sql`
  SELECT worked.* FROM (
    SELECT member_id, day, rate AS "stakePerPoint", factor AS multiplier, credited, floor(div(staked, rate) * factor / 100)::bigint AS worth
    FROM (
      SELECT member_hour.member_id, member_hour.day, sum(member_hour.valid_stake) AS staked, COALESCE(point_day.credited, 0)::bigint AS credited,
        COALESCE(point_day.stake_per_point, point_config.stake_per_point) AS rate,
        COALESCE(point_day.multiplier, point_config.multipliers[least(member.vip_level + 1, cardinality(point_config.multipliers))]) AS factor
      FROM member_hour JOIN point_config ON point_config.merchant_id = member_hour.merchant_id
      JOIN member ON member.id = member_hour.member_id AND member.type <> ${memberTypes.trial}
      LEFT JOIN point_day ON point_day.member_id = member_hour.member_id AND point_day.day = member_hour.day
      WHERE member_hour.merchant_id = ${merchantId} AND ${whose} AND (member_hour.day >= ${since}::date OR point_day.is_stale)
      GROUP BY member_hour.member_id, member_hour.day, member.vip_level, point_config.merchant_id, point_day.member_id, point_day.day
    ) AS days
  ) AS worked WHERE worth <> credited`;

/** Members of a merchant who have earned or lost points since a day. */
export async function listDueMembers(db: GatewayDatabase, merchantId: number, since: Date): Promise<number[]> {
  const due = dueDays(merchantId, since, sql<boolean>`true`);
  const { rows } = await sql<{ id: number }>`SELECT DISTINCT member_id AS id FROM (${due}) AS due ORDER BY 1`.execute(db);
  return rows.map(({ id }) => id);
}

export async function listDueDays(db: GatewayDatabase, { merchantId, memberId }: MemberKey, since: Date): Promise<DueDay[]> {
  const due = dueDays(merchantId, since, sql<boolean>`member_hour.member_id = ${memberId}`);
  const { rows } = await sql<DueDay>`${due} ORDER BY day`.execute(db);
  return rows;
}

/** Marks the day to be checked again, because one of its stakes was undone. */
export async function makeStale(trx: LedgerTransaction, memberId: number, day: string): Promise<void> {
  await trx.updateTable('point_day').set({ is_stale: true }).where('member_id', '=', memberId).where('day', '=', day).execute();
}

/** Stores a day's credit. The day is stale while the credit exceeds its worth. */
export async function noteCredit(
  trx: LedgerTransaction,
  { merchantId, memberId }: MemberKey,
  { day, stakePerPoint, multiplier, worth }: DueDay,
  credited: number,
): Promise<void> {
  const isStale = credited !== worth;
  await trx
    .insertInto('point_day')
    .values({
      merchant_id: merchantId,
      member_id: memberId,
      day,
      stake_per_point: stakePerPoint,
      multiplier,
      credited,
      is_stale: isStale,
    })
    .onConflict((conflict) => conflict.columns(['member_id', 'day']).doUpdateSet({ credited, is_stale: isStale }))
    .execute();
}
