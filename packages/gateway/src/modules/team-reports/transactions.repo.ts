import { sql, type RawBuilder } from 'kysely';
import type { GatewayDatabase } from '#database/schema.ts';
import { keyset, readPage } from '#lists/keyset.ts';
import type { Period } from '#lists/period.ts';
import '#ledger/ledger.schema.ts';
import type { KindsOfType } from '../records/movements.texts.ts';
import type { ReportPage } from './report.repo.ts';
import { isSearched, type PersonRow, type TeamScope } from './team.repo.ts';

export interface TransactionFilter extends TeamScope {
  readonly period: Period;
  readonly unit: string;
  /** Null for all kinds except play. */
  readonly of: KindsOfType | null;
}

export interface TransactionRow extends PersonRow {
  readonly txn_id: number;
  readonly position: number;
  readonly at: Date;
  readonly amount: number;
  readonly kind: string;
}

const columns = { 'row.at': 'instant', 'row.txn_id': 'integer', 'row.position': 'integer' } as const;
const orders = { newest: keyset('team-money', 'desc', columns), oldest: keyset('team-money-oldest', 'asc', columns) };

export async function listTransactions(db: GatewayDatabase, filter: TransactionFilter, page: ReportPage & { order?: 'newest' | 'oldest' }) {
  const query = db.selectFrom(sql<TransactionRow>`(${movedBy(filter, byEntry)})`.as('row')).selectAll();
  return (await readPage(query, orders[page.order ?? 'newest'], page)) as { items: TransactionRow[]; next: string | null };
}

export async function sumTransactions(
  db: GatewayDatabase,
  filter: TransactionFilter,
): Promise<{ count: number; moneyIn: number; moneyOut: number }> {
  const { rows } = await sql<{ count: number; moneyIn: number; moneyOut: number }>`
    SELECT count(*) AS count, COALESCE(sum(amount) FILTER (WHERE amount > 0), 0)::bigint AS "moneyIn",
      COALESCE(sum(amount) FILTER (WHERE amount < 0), 0)::bigint AS "moneyOut" FROM (${movedBy(filter, byMember(filter))}) AS row`.execute(
    db,
  );
  return rows[0] ?? { count: 0, moneyIn: 0, moneyOut: 0 };
}

/** The lineage of `m` when `e` was booked, even if `m` has left it since. */
const lineageThen = sql`COALESCE((SELECT former.lineage_id FROM former_lineage AS former
  WHERE former.member_id = m.id AND former.until > e.at ORDER BY former.until, former.move_id LIMIT 1), m.lineage_id)`;
const byEntry = sql`CROSS JOIN LATERAL (SELECT ${lineageThen} AS id OFFSET 0) AS lineage`;

/** The same for all entries of a period. Members who have not moved since its start need no former lineages. */
const byMember = ({ merchantId, period }: TransactionFilter) => sql`LEFT JOIN (SELECT DISTINCT member_id FROM former_lineage
    WHERE merchant_id = ${merchantId} AND until > ${period.from}) AS moved ON moved.member_id = m.id
  CROSS JOIN LATERAL (SELECT CASE WHEN moved.member_id IS NULL THEN m.lineage_id ELSE ${lineageThen} END AS id OFFSET 0) AS lineage`;

/**
 * Cash entries of members who were in the team when the entries were booked. `lineage` joins the lineage of that moment
 * as a column, because row-level security lets an index look up nothing but a column (OFFSET keeps it one), and a page
 * is read in the index's order.
 */
function movedBy(
  { merchantId, agentId, period, unit, of, level, account }: TransactionFilter,
  lineage: RawBuilder<unknown>,
): RawBuilder<TransactionRow> {
  // Only the rows of the page need their kind.
  const kind = sql`(SELECT txn.kind FROM txn WHERE txn.id = e.txn_id AND txn.at = e.at)`;
  const ofKind = of === null ? sql`` : sql` AND ${of.isWithout ? sql`NOT ` : sql``}${kind} = ANY (${of.kinds}::text[])`;
  return sql`SELECT e.txn_id, e.position, e.at, e.amount, ${kind} AS kind, m.id, m.username, m.type, place.depth::integer AS level
    FROM entry AS e
    JOIN account AS a ON a.id = e.account_id AND a.kind = 'CASH' AND a.unit = ${unit}
    JOIN member AS m ON m.id = a.member_id
    ${lineage}
    JOIN lineage_ancestor AS place ON place.merchant_id = ${merchantId} AND place.ancestor_id = ${agentId} AND place.lineage_id = lineage.id
    WHERE e.merchant_id = ${merchantId} AND e.balance_after IS NOT NULL AND NOT e.is_play AND e.at >= ${period.from} AND e.at < ${period.before}
      ${level === undefined ? sql`` : sql`AND place.depth = ${level}`}${ofKind}${account === undefined ? sql`` : sql` AND ${isSearched(account)}`}`;
}

export interface IncomeRow {
  readonly day: string;
  readonly kind: string;
  readonly count: number;
  readonly amount: number;
}

/** An account's income from postings of these kinds, by the merchant's day. */
export async function sumIncome(
  db: GatewayDatabase,
  { accountId, kinds, timeZone, period }: { accountId: number; kinds: readonly string[]; timeZone: string; period: Period },
): Promise<IncomeRow[]> {
  const { rows } = await sql<IncomeRow>`
    SELECT (e.at AT TIME ZONE ${timeZone})::date AS day, of.kind, count(*) AS count, sum(e.amount)::bigint AS amount FROM entry AS e
    CROSS JOIN LATERAL (SELECT txn.kind FROM txn WHERE txn.id = e.txn_id AND txn.at = e.at LIMIT 1) AS of
    WHERE e.account_id = ${accountId} AND e.balance_after IS NOT NULL AND NOT e.is_play AND e.at >= ${period.from} AND e.at < ${period.before}
      AND of.kind = ANY (${[...kinds]}::text[])
    GROUP BY 1, 2 ORDER BY 1 DESC, 2`.execute(db);
  return rows;
}
