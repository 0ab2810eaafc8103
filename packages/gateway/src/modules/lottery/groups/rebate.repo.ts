import { sql, type Selectable } from 'kysely';
import type { Database, GatewayDatabase } from '#database/schema.ts';
import type { LedgerTransaction } from '#ledger/accounts.ts';
import { rebatesOfIssues } from './rebates.schema.ts';

export type Rebate = Selectable<Database['lottery_rebate']>;

/** Whether an issue can earn anyone a rebate. */
export async function hasGroups(db: GatewayDatabase, issueId: number): Promise<boolean> {
  const played = db.selectFrom('lottery_ticket').select('id').where('issue_id', '=', issueId).where('groups', 'is not', null).limit(1);
  return (await played.executeTakeFirst()) !== undefined;
}

const rebatesOf = (issueId: number) => sql.raw(rebatesOfIssues(`t.issue_id = ${issueId}`));

/** Writes the rebates that the judged tickets of an issue earn now. A rebate whose tickets are all void drops to zero. */
export async function writeEarned(trx: LedgerTransaction, issueId: number): Promise<void> {
  await sql`
    WITH due AS MATERIALIZED (${rebatesOf(issueId)}),
      gone AS (UPDATE lottery_rebate AS r SET earned = 0 WHERE issue_id = ${issueId} AND earned > 0
        AND NOT EXISTS (SELECT FROM due WHERE due.member_id = r.member_id AND due.part = r.part))
    INSERT INTO lottery_rebate AS r (merchant_id, issue_id, member_id, part, unit, earned)
    SELECT merchant_id, issue_id, member_id, part, unit, amount FROM due WHERE amount > 0
    ON CONFLICT (issue_id, member_id, part) DO UPDATE SET earned = excluded.earned WHERE r.earned <> excluded.earned`.execute(trx);
}

const unbooked = (db: GatewayDatabase, issueId: number) =>
  db.selectFrom('lottery_rebate').selectAll().where('issue_id', '=', issueId).whereRef('booked', '<', 'earned');

export async function hasUnbooked(db: GatewayDatabase, issueId: number): Promise<boolean> {
  return (await unbooked(db, issueId).limit(1).executeTakeFirst()) !== undefined;
}

/** Locks rebates that are earned but not booked, skipping those that another gateway has locked. */
export async function lockUnbooked(trx: LedgerTransaction, issueId: number, limit: number): Promise<Rebate[]> {
  return unbooked(trx, issueId).orderBy('member_id').orderBy('part').limit(limit).forUpdate().skipLocked().execute();
}

/** The same for rebates booked but no longer earned, if the member has money now. */
export async function lockOwed(trx: LedgerTransaction, merchantId: number, limit: number): Promise<Rebate[]> {
  const { rows } = await sql<Rebate>`
    SELECT r.* FROM lottery_rebate AS r JOIN account AS a ON a.member_id = r.member_id AND a.kind = 'CASH' AND a.unit = r.unit AND a.balance > 0
    WHERE r.merchant_id = ${merchantId} AND r.booked > r.earned ORDER BY r.member_id, r.issue_id LIMIT ${limit} FOR UPDATE OF r SKIP LOCKED`.execute(
    trx,
  );
  return rows;
}

/** Adds to the booked amounts. A negative amount was taken back. */
export async function addBooked(
  trx: LedgerTransaction,
  moves: readonly { readonly rebate: Rebate; readonly amount: number }[],
): Promise<void> {
  const columns = [
    sql`${moves.map(({ rebate }) => rebate.issue_id)}::bigint[]`,
    sql`${moves.map(({ rebate }) => rebate.member_id)}::bigint[]`,
    sql`${moves.map(({ rebate }) => rebate.part)}::text[]`,
    sql`${moves.map(({ amount }) => amount)}::bigint[]`,
  ];
  await sql`UPDATE lottery_rebate AS r SET booked = booked + moved.amount
    FROM unnest(${sql.join(columns)}) AS moved (issue_id, member_id, part, amount)
    WHERE r.issue_id = moved.issue_id AND r.member_id = moved.member_id AND r.part = moved.part`.execute(trx);
}
