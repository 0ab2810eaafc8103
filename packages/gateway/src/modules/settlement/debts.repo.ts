import type { AgreementKind } from '@livery/contract/agreements';
import type { Debt } from '@livery/contract/commission-shortage';
import type { LineState } from '@livery/contract/commission-states';
import { sql } from 'kysely';
import type { LedgerTransaction } from '#ledger/accounts.ts';
import './settlement.schema.ts';

/** A line to pay. */
export interface OwedLine {
  readonly id: number;
  readonly window_id: number;
  readonly agreement_id: number;
  readonly merchant_id: number;
  readonly state: LineState;
  readonly kind: AgreementKind;
  readonly member_id: number;
  readonly payer_id: number | null;
  readonly level: number;
  readonly is_guaranteed: boolean;
  readonly before_at: Date;
  readonly due: number;
  readonly paid: number;
  readonly advanced: number;
}

const columns = sql.raw(
  'id, window_id, agreement_id, merchant_id, state, kind, member_id, payer_id, level, is_guaranteed, before_at, due, paid, advanced',
);

/** Only one run posts for a merchant at a time, so that the next line can spend what an agent has just received. */
export async function lockPosting(trx: LedgerTransaction, merchantId: number): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(concat_ws(' ', 'commission', ${merchantId}::integer), 0))`.execute(trx);
}

/** The next unpaid lines of a window, top level first. */
export async function lockWaiting(trx: LedgerTransaction, windowId: number, count: number): Promise<OwedLine[]> {
  const { rows } = await sql<OwedLine>`SELECT ${columns} FROM commission_line WHERE window_id = ${windowId} AND state = 'calculated'
    ORDER BY level, from_at, id LIMIT ${count} FOR UPDATE`.execute(trx);
  return rows;
}

/** These agents' open debts on older lines. */
export async function lockOwedBy(trx: LedgerTransaction, memberIds: readonly number[]): Promise<OwedLine[]> {
  const { rows } = await sql<OwedLine>`SELECT ${columns} FROM commission_line
    WHERE payer_id = ANY (${[...memberIds]}::bigint[]) AND state IN ('short', 'partPaid') ORDER BY id FOR UPDATE`.execute(trx);
  return rows;
}

export interface CashAccount {
  readonly memberId: number;
  readonly id: number;
  readonly balance: number;
}

/** Locks the cash accounts, opening those that are missing. */
export async function lockCash(
  trx: LedgerTransaction,
  merchantId: number,
  unit: string,
  memberIds: readonly number[],
): Promise<CashAccount[]> {
  const ids = [...new Set(memberIds)];
  await sql`INSERT INTO account (merchant_id, member_id, kind, unit)
    SELECT ${merchantId}, id, 'CASH', ${unit} FROM unnest(${ids}::bigint[]) AS asked (id)
    WHERE NOT EXISTS (SELECT FROM account WHERE member_id = asked.id AND kind = 'CASH' AND unit = ${unit})
    ON CONFLICT DO NOTHING`.execute(trx);
  const read = async (): Promise<CashAccount[]> =>
    (
      await sql<CashAccount>`SELECT member_id AS "memberId", id, balance FROM account
        WHERE member_id = ANY (${ids}::bigint[]) AND kind = 'CASH' AND unit = ${unit}`.execute(trx)
    ).rows;
  await sql`SELECT lock_accounts(${(await read()).map(({ id }) => id)})`.execute(trx);
  return read();
}

export interface PaidLine {
  readonly id: number;
  readonly paid: number;
  readonly advanced: number;
  readonly state: LineState;
}

export async function updateLines(trx: LedgerTransaction, lines: readonly PaidLine[], now: Date): Promise<void> {
  await sql`UPDATE commission_line AS line SET paid = told.paid, advanced = told.advanced, state = told.state, posted_at = COALESCE(line.posted_at, ${now})
    FROM jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) AS told (id bigint, paid bigint, advanced bigint, state text)
    WHERE line.id = told.id`.execute(trx);
}

/** A line's open amount. Advances are owed to the house. */
export function debtOf(line: OwedLine): Debt {
  return {
    line: line.id,
    payer: line.payer_id,
    payee: line.advanced > 0 ? null : line.member_id,
    level: line.level,
    since: line.before_at.getTime(),
    amount: line.due - line.paid,
    isGuaranteed: line.is_guaranteed,
  };
}
