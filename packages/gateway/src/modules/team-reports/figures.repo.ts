import { addDays } from '@livery/contract/zoned-days';
import { sql, type RawBuilder } from 'kysely';
import type { GatewayDatabase } from '#database/schema.ts';
import type { Period } from '#lists/period.ts';
import '../agents/agents.schema.ts';
import { isInHours, lineagesOf, type TeamScope } from './team.repo.ts';

/** The summed columns. */
export const playSums = ['rounds', 'stake', 'valid_stake', 'payout'] as const;
export const moneySums = ['deposits', 'withdrawals', 'bonus', 'rebate', 'fees'] as const;
export const allSums = [...playSums, ...moneySums] as const;

export type SumRow = Readonly<Record<(typeof allSums)[number], number>>;

export const summed = (names: readonly string[], table: string): RawBuilder<unknown> =>
  sql.join(names.map((name) => sql`COALESCE(sum(${sql.ref(`${table}.${name}`)}), 0)::bigint AS ${sql.ref(name)}`));

export type DayRow = SumRow & { readonly key: string };

/** A member's daily figures while in the team. */
export async function sumMemberDays(db: GatewayDatabase, scope: TeamScope, memberId: number, period: Period): Promise<DayRow[]> {
  const zeros = (names: readonly string[]) => sql.join(names.map((name) => sql`0 AS ${sql.ref(name)}`));
  const own = (table: string) => sql`member_id = ${memberId} AND ${isInHours(table, scope.merchantId, period)}
    AND lineage_id IN (SELECT lineage_id FROM (${lineagesOf(scope)}) AS team)`;
  const play = sql.join(playSums.map((name) => sql.ref(name)));
  const money = sql.join(moneySums.map((name) => sql.ref(name)));
  const { rows } = await sql<DayRow>`
    SELECT (hour AT TIME ZONE ${scope.timeZone})::date::text AS key, ${summed(allSums, 'hours')} FROM (
      SELECT hour, ${play}, ${zeros(moneySums)} FROM member_hour WHERE ${own('member_hour')}
      UNION ALL SELECT hour, ${zeros(playSums)}, ${money} FROM member_money_hour WHERE ${own('member_money_hour')}
    ) AS hours GROUP BY 1 ORDER BY 1`.execute(db);
  return rows;
}

/** Whether `m` played on one of the days while in the `team`. */
export function hasPlayed(merchantId: number, days: { readonly from: string; readonly to: string }): RawBuilder<boolean> {
  // Months are read first and lineages checked afterwards, because the index of members does not help to start from
  // lineages. OFFSET keeps the planner from merging the two.
  return sql`m.id IN (SELECT member_id FROM (
    SELECT kept.member_id, kept.lineage_id FROM (${monthsOf(days)}) AS asked JOIN member_month AS kept
    ON kept.merchant_id = ${merchantId} AND kept.month = asked.month AND kept.days & asked.mask <> 0 OFFSET 0
  ) AS played WHERE lineage_id IN (SELECT lineage_id FROM team))`;
}

/** Months with a bit per requested day, as in `member_month`. */
function monthsOf({ from, to }: { readonly from: string; readonly to: string }): RawBuilder<unknown> {
  const masks = new Map<string, number>();
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const month = `${day.slice(0, 8)}01`;
    masks.set(month, (masks.get(month) ?? 0) | (1 << (Number(day.slice(8)) - 1)));
  }
  return sql`SELECT * FROM unnest(${[...masks.keys()]}::date[], ${[...masks.values()]}::integer[]) AS months (month, mask)`;
}
