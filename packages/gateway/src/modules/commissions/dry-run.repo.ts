import { sql } from 'kysely';
import type { GatewayDatabase } from '#database/schema.ts';
import type { LedgerTransaction } from '#ledger/accounts.ts';
import type { Scale } from '../settlement/settlement.rules.ts';
import '../settlement/settlement.schema.ts';

/** Makes the rest of the transaction read-only. */
export async function readOnly(trx: LedgerTransaction): Promise<void> {
  await sql`SET TRANSACTION READ ONLY`.execute(trx);
}

/** The amount due of each agreement's last line that begins before an instant. */
export async function listDueBefore(
  db: GatewayDatabase,
  agreementIds: readonly number[],
  before: Date,
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; due: number }>`
    SELECT asked.id, last.due FROM unnest(${[...agreementIds]}::bigint[]) AS asked (id) CROSS JOIN LATERAL (
      SELECT due FROM commission_line WHERE agreement_id = asked.id AND from_at < ${before} ORDER BY from_at DESC LIMIT 1
    ) AS last`.execute(db);
  return new Map(rows.map(({ id, due }) => [id, due]));
}

/** The total of a scale's last calculated window before an instant, or null. */
export async function findDueBefore(
  db: GatewayDatabase,
  merchantId: number,
  { kind, period, from }: Scale & { readonly from: Date },
): Promise<number | null> {
  const { rows } = await sql<{ due: number }>`
    SELECT COALESCE(sum(due), 0)::bigint AS due FROM (
      SELECT id FROM commission_window WHERE merchant_id = ${merchantId} AND kind = ${kind} AND period = ${period} AND from_at < ${from}
        AND state NOT IN ('open', 'closing') ORDER BY from_at DESC LIMIT 1
    ) AS last LEFT JOIN commission_line AS line ON line.window_id = last.id GROUP BY last.id`.execute(db);
  return rows[0]?.due ?? null;
}

export async function listAccounts(db: GatewayDatabase, memberIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ id: number; username: string }>`
    SELECT id, username FROM member WHERE id = ANY (${[...new Set(memberIds)]}::bigint[])`.execute(db);
  return new Map(rows.map(({ id, username }) => [id, username]));
}
