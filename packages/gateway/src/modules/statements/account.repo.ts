import { sql } from 'kysely';
import type { GatewayDatabase } from '#database/schema.ts';
import '../settlement/settlement.schema.ts';
import type { AccountLine } from './statement.rules.ts';

/** The chain to read: lines of windows after the previous statement, and older lines with newer events. */
export interface AskedAccount {
  readonly key: number;
  readonly memberId: number;
  /** Null for all. */
  readonly agreementId: number | null;
  /** Both null before the first statement. */
  readonly after: Date | null;
  readonly afterEvent: number | null;
  readonly before: Date;
}

interface Row extends AccountLine {
  readonly key: number;
}

/** Lines with their payments, by the account's key. */
export async function readAccounts(
  db: GatewayDatabase,
  merchantId: number,
  asked: readonly AskedAccount[],
): Promise<ReadonlyMap<number, readonly AccountLine[]>> {
  const { rows } = await sql<Row>`
    WITH asked AS MATERIALIZED (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
        AS asked (key integer, "memberId" bigint, "agreementId" bigint, after timestamptz, "afterEvent" bigint, before timestamptz)
    ), recent AS MATERIALIZED (
      SELECT line_id, max(id) AS last_id FROM commission_event
      WHERE merchant_id = ${merchantId} AND id > (SELECT min("afterEvent") FROM asked) AND action IN ('pay', 'end') AND line_id IS NOT NULL
      GROUP BY line_id
    ), counted AS (
      SELECT key, "memberId", line.* FROM asked JOIN commission_line AS line ON line.agreement_id = "agreementId"
        AND line.from_at >= COALESCE(after, '-infinity') AND line.from_at < asked.before
        AND (line.member_id = "memberId" OR line.payer_id = "memberId")
      UNION ALL SELECT key, "memberId", line.* FROM asked JOIN commission_line AS line ON line.merchant_id = ${merchantId}
        AND line.member_id = "memberId" AND line.before_at > COALESCE(after, '-infinity') AND line.before_at <= asked.before
        WHERE "agreementId" IS NULL
      UNION ALL SELECT key, "memberId", line.* FROM asked JOIN commission_line AS line ON line.merchant_id = ${merchantId}
        AND line.payer_id = "memberId" AND line.before_at > COALESCE(after, '-infinity') AND line.before_at <= asked.before
        WHERE "agreementId" IS NULL
      UNION ALL SELECT key, "memberId", line.* FROM recent JOIN commission_line AS line ON line.id = line_id
        JOIN asked ON (line.member_id = "memberId" OR line.payer_id = "memberId") AND line.agreement_id = COALESCE("agreementId", line.agreement_id)
        AND line.before_at <= after AND last_id > "afterEvent"
    )
    SELECT key, id, agreement_id AS agreement, kind, CASE member_id WHEN "memberId" THEN 'downline' ELSE 'upline' END AS side, before_at AS before,
      due, CASE due WHEN 0 THEN 0 ELSE amount - gross END AS adjusted, paid, COALESCE(events, '[]') AS events
    FROM counted LEFT JOIN LATERAL (
      SELECT jsonb_agg(jsonb_build_object('id', own.id, 'at', to_char(own.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'action', action, 'amount', own.amount) ORDER BY own.id) AS events
      FROM commission_event AS own WHERE own.line_id = counted.id AND action IN ('pay', 'end')
    ) AS told ON true
    ORDER BY key, before_at, id`.execute(db);
  return Map.groupBy(rows, ({ key }) => key);
}
