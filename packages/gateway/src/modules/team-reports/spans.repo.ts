import { sql, type RawBuilder } from 'kysely';
import type { GatewayDatabase } from '#database/schema.ts';
import type { Period } from '#lists/period.ts';
import '../agents/agents.schema.ts';
import '../bets/bets.schema.ts';

/** A period as its days of UTC that are summed, and what lies before and behind them by the hour. */
export interface Spans {
  readonly merchantId: number;
  readonly days: Period | null;
  readonly hours: readonly Period[];
}

const day = 86_400_000;

/** To be asked in the snapshot in which the spans are read: a day that was booked into since it was summed is read by the hour. */
export async function splitPeriod(db: GatewayDatabase, merchantId: number, period: Period): Promise<Spans> {
  const first = new Date(Math.ceil(period.from.getTime() / day) * day);
  const { rows } = await sql<{ closed: Date; is_stale: boolean }>`
    SELECT closed::timestamp AT TIME ZONE 'UTC' AS closed, EXISTS (SELECT FROM fold_mark AS mark
      WHERE mark.merchant_id = ${merchantId} AND mark.hour >= ${first} AND mark.hour < closed::timestamp AT TIME ZONE 'UTC') AS is_stale
    FROM team_fold WHERE merchant_id = ${merchantId} AND isfinite(closed)`.execute(db);
  const [fold] = rows;
  const end = Math.min(Math.floor(period.before.getTime() / day) * day, fold?.closed.getTime() ?? 0);
  if (fold === undefined || fold.is_stale || end <= first.getTime()) return { merchantId, days: null, hours: [period] };
  const last = new Date(end);
  return {
    merchantId,
    days: { from: first, before: last },
    hours: [
      { from: period.from, before: first },
      { from: last, before: period.before },
    ].filter(({ from, before }) => from < before),
  };
}

/** What members did in the spans, a row for each hour or day: what they played, and their bonuses if asked for. */
export function rowsIn({ merchantId, days, hours }: Spans, { withBonus }: { readonly withBonus: boolean }): RawBuilder<unknown> {
  const played = ({
    from,
    before,
  }: Period) => sql`SELECT member_id, lineage_id, game_type, stake, valid_stake, payout, rounds, 0::bigint AS bonus
    FROM member_hour WHERE merchant_id = ${merchantId} AND hour >= ${from} AND hour < ${before}`;
  const given = ({ from, before }: Period) => sql`SELECT member_id, lineage_id, '' AS game_type, 0::bigint, 0::bigint, 0::bigint, 0, bonus
    FROM member_money_hour WHERE merchant_id = ${merchantId} AND hour >= ${from} AND hour < ${before} AND bonus <> 0`;
  const whole = ({ from, before }: Period) => sql`SELECT member_id, lineage_id, game_type, stake, valid_stake, payout, rounds, bonus
    FROM member_day WHERE merchant_id = ${merchantId} AND day >= ${from.toISOString().slice(0, 10)}::date
    AND day < ${before.toISOString().slice(0, 10)}::date`;
  const parts = [...hours.map(played), ...(withBonus ? hours.map(given) : []), ...(days === null ? [] : [whole(days)])];
  return sql.join(parts, sql` UNION ALL `);
}
