import type { TeamFigures } from '@livery/contract/commission-figures';
import type { LineState } from '@livery/contract/commission-states';
import { sql } from 'kysely';
import type { GatewayDatabase } from '#database/schema.ts';
import type { LedgerTransaction } from '#ledger/accounts.ts';
import type { LineClosing, LineInput } from './settlement.schema.ts';

/** A line before it is written. */
export interface NewLine {
  readonly agreement_id: number;
  readonly version_id: number;
  readonly kind: string;
  readonly member_id: number;
  readonly payer_id: number | null;
  readonly level: number;
  readonly is_guaranteed: boolean;
  readonly from_at: Date;
  readonly before_at: Date;
  readonly input: LineInput;
  readonly closing: LineClosing;
  readonly tier: number | null;
  readonly base: number;
  readonly gross: number;
  readonly amount: number;
  readonly net: number;
  readonly due: number;
  readonly lowered: TeamFigures | null;
  readonly state: Extract<LineState, 'calculated' | 'held'>;
}

const columns = `agreement_id, version_id, kind, member_id, payer_id, level, is_guaranteed, from_at, before_at, input, closing, tier, base, gross,
  amount, net, due, lowered, state`;

export async function insertLines(
  trx: LedgerTransaction,
  { merchantId, windowId, now }: { readonly merchantId: number; readonly windowId: number; readonly now: Date },
  lines: readonly NewLine[],
): Promise<void> {
  for (let first = 0; first < lines.length; first += 1_000) {
    const some = JSON.stringify(lines.slice(first, first + 1_000));
    await sql`INSERT INTO commission_line (merchant_id, window_id, created_at, ${sql.raw(columns)})
      SELECT ${merchantId}, ${windowId}, ${now}, ${sql.raw(columns)} FROM jsonb_to_recordset(${some}::jsonb) AS line (
        agreement_id bigint, version_id bigint, kind text, member_id bigint, payer_id bigint, level integer, is_guaranteed boolean,
        from_at timestamptz, before_at timestamptz, input jsonb, closing jsonb, tier integer, base bigint, gross bigint, amount bigint,
        net bigint, due bigint, lowered jsonb, state text
      ) ORDER BY level, member_id`.execute(trx);
  }
}

export interface LastLine {
  readonly agreementId: number;
  readonly closing: LineClosing;
  readonly input: LineInput;
  readonly from: Date;
}

/** The latest line of each of these agreements that begins before an instant. */
export async function listLast(db: GatewayDatabase, agreementIds: readonly number[], before: Date): Promise<ReadonlyMap<number, LastLine>> {
  const { rows } = await sql<LastLine>`
    SELECT asked.id AS "agreementId", line.* FROM unnest(${[...agreementIds]}::bigint[]) AS asked (id) CROSS JOIN LATERAL (
      SELECT closing, input, from_at AS "from" FROM commission_line WHERE agreement_id = asked.id AND from_at < ${before}
      ORDER BY from_at DESC LIMIT 1
    ) AS line`.execute(db);
  return new Map(rows.map((row) => [row.agreementId, row]));
}

/** The reason of each held line: its fault, or the operator's text. */
export async function tellHeld(
  trx: LedgerTransaction,
  { merchantId, windowId, now }: { readonly merchantId: number; readonly windowId: number; readonly now: Date },
  text: string,
): Promise<void> {
  await sql`INSERT INTO commission_event (merchant_id, window_id, line_id, at, actor, action, person, text)
    SELECT ${merchantId}, ${windowId}, id, ${now}, 'job:settlement', 'hold', '', COALESCE(input ->> 'fault', ${text}) FROM commission_line
    WHERE window_id = ${windowId} AND state = 'held'`.execute(trx);
}

/** The agent's net income of a kind from an instant on, by agreement. */
export async function sumNetSince(db: GatewayDatabase, memberId: number, kind: string, from: Date): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; net: number }>`
    SELECT agreement_id AS id, sum(net)::bigint AS net FROM commission_line
    WHERE member_id = ${memberId} AND kind = ${kind} AND from_at >= ${from} GROUP BY 1`.execute(db);
  return new Map(rows.map(({ id, net }) => [id, net]));
}
