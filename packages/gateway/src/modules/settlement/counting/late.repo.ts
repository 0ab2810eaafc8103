import type { TeamFigures } from '@livery/contract/commission-figures';
import type { WindowInput } from '@livery/contract/commission-outcome';
import { sql } from 'kysely';
import type { GatewayDatabase } from '#database/schema.ts';
import type { LedgerTransaction } from '#ledger/accounts.ts';
import '../settlement.schema.ts';

/** A line whose window may have changed since its close. */
export interface ClosedLine {
  readonly id: number;
  readonly agreementId: number;
  readonly memberId: number;
  readonly from: Date;
  readonly before: Date;
  readonly input: WindowInput;
  readonly lowered: TeamFigures | null;
  readonly late: TeamFigures | null;
  readonly adjusted: number;
}

/** After 62 days, the next window of every period has closed. */
const isNoted = sql`is_closed AND noted_at > clock_timestamp() - interval '62 days'`;

/**
 * Lines whose windows have changed, with all later lines of the same agreements, earliest first. A window has changed
 * if one of its bets was voided in the current window, or if something was booked into it after its close. Late
 * bookings are read for a while even after they are billed, when they make no difference.
 */
export async function listClosed(
  db: GatewayDatabase,
  merchantId: number,
  agreementIds: readonly number[],
  { from, before }: { readonly from: Date; readonly before: Date },
): Promise<ClosedLine[]> {
  if (!(await findLate(db, merchantId, { from, before }))) return [];
  const { rows } = await sql<ClosedLine>`
    WITH late AS MATERIALIZED (
      SELECT DISTINCT lineage_id, hour FROM commission_late_hour
      WHERE merchant_id = ${merchantId} AND ${isNoted} AND hour < ${from}
    ), touched AS (
      SELECT bet.lineage_id, settled_at AS at FROM bet_void
        JOIN bet ON bet.member_id = bet_void.member_id AND bet.opened_at = bet_void.opened_at AND bet.id = bet_void.bet_id
        WHERE bet_void.merchant_id = ${merchantId} AND voided_at >= ${from} AND voided_at < ${before} AND settled_at < ${from}
      UNION ALL SELECT lineage_id, hour FROM late
      -- A late void also counts in the window of its bet.
      UNION ALL SELECT bet.lineage_id, settled_at FROM (SELECT DISTINCT hour FROM late) AS late
        JOIN bet_void ON bet_void.merchant_id = ${merchantId} AND voided_at >= hour AND voided_at < hour + interval '90 minutes'
        JOIN bet ON bet.member_id = bet_void.member_id AND bet.opened_at = bet_void.opened_at AND bet.id = bet_void.bet_id
        WHERE settled_at < ${from}
    ), changed AS (
      SELECT agreement_id, min(line.from_at) AS since FROM touched JOIN lineage_ancestor AS above USING (lineage_id)
        JOIN commission_line AS line ON line.merchant_id = ${merchantId} AND line.member_id = above.ancestor_id AND at >= line.from_at AND at < line.before_at
      WHERE agreement_id = ANY (${[...agreementIds]}::bigint[])
      GROUP BY 1
    )
    SELECT line.id, line.agreement_id AS "agreementId", member_id AS "memberId", from_at AS "from", before_at AS before, input, lowered, late, adjusted
    FROM changed JOIN commission_line AS line ON line.agreement_id = changed.agreement_id AND from_at >= since AND from_at < ${from}
      AND NOT input ? 'fault'
    ORDER BY line.agreement_id, from_at`.execute(db);
  return rows;
}

/**
 * Whether anything may have changed a closed window. Usually nothing has, and planning a join with all months of bets
 * takes long.
 */
async function findLate(
  db: GatewayDatabase,
  merchantId: number,
  { from, before }: { readonly from: Date; readonly before: Date },
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    SELECT EXISTS (SELECT FROM bet_void WHERE merchant_id = ${merchantId} AND voided_at >= ${from} AND voided_at < ${before})
      OR EXISTS (SELECT FROM commission_late_hour WHERE merchant_id = ${merchantId} AND ${isNoted} AND hour < ${from}) AS found`.execute(
    db,
  );
  return rows[0]?.found ?? false;
}

export interface LateChange {
  readonly line: number;
  readonly late: TeamFigures;
  readonly adjusted: number;
}

export async function noteLate(trx: LedgerTransaction, changes: readonly LateChange[]): Promise<void> {
  await sql`UPDATE commission_line SET late = told.late, adjusted = told.adjusted
    FROM jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) AS told (line bigint, late jsonb, adjusted bigint)
    WHERE commission_line.id = told.line`.execute(trx);
}
