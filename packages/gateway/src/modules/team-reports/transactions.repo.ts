import { sql, type RawBuilder } from 'kysely';
import type { GatewayDatabase } from '#database/schema.ts';
import { keyset, readPage } from '#lists/keyset.ts';
import type { Period } from '#lists/period.ts';
import '#ledger/ledger.schema.ts';
import type { KindsOfType } from '../records/movements.texts.ts';
import type { ReportPage } from './report.repo.ts';
import { isSearched, lineagesOf, type PersonRow, type TeamScope } from './team.repo.ts';

export interface TransactionFilter extends TeamScope {
  readonly period: Period;
  readonly unit: string;
  /** Null for all but play. */
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
  const query = db.selectFrom(sql<TransactionRow>`(${movedBy(filter)})`.as('row')).selectAll();
  return (await readPage(query, orders[page.order ?? 'newest'], page)) as { items: TransactionRow[]; next: string | null };
}

export async function sumTransactions(
  db: GatewayDatabase,
  filter: TransactionFilter,
): Promise<{ count: number; moneyIn: number; moneyOut: number }> {
  const { rows } = await sql<{ count: number; moneyIn: number; moneyOut: number }>`
    SELECT count(*) AS count, COALESCE(sum(amount) FILTER (WHERE amount > 0), 0)::bigint AS "moneyIn",
      COALESCE(sum(amount) FILTER (WHERE amount < 0), 0)::bigint AS "moneyOut" FROM (${movedBy(filter)}) AS row`.execute(db);
  return rows[0] ?? { count: 0, moneyIn: 0, moneyOut: 0 };
}

/**
 * Entries of the cash of members who were in the team then. Who has not moved since is looked for where it is now. Nobody's place has changed
 * unless the member, or somebody above it now, has moved; of those who have, the ones that ever counted in the team are followed upwards, to
 * whom was above them then.
 */
function movedBy(filter: TransactionFilter): RawBuilder<TransactionRow> {
  const { merchantId, period, unit, of, account } = filter;
  // The kind of what is not on the page need not be known.
  const kind = sql`(SELECT txn.kind FROM txn WHERE txn.id = e.txn_id AND txn.at = e.at)`;
  const ofKind = of === null ? sql`` : sql` AND ${of.isWithout ? sql`NOT ` : sql``}${kind} = ANY (${of.kinds}::text[])`;
  return sql`WITH team AS (${lineagesOf(filter)}), mover AS MATERIALIZED (
      SELECT member_id, max(moved_at) AS at FROM member_move WHERE merchant_id = ${merchantId} GROUP BY 1
    ), moved AS MATERIALIZED (
      SELECT above.lineage_id, max(mover.at) FILTER (WHERE above.depth < team.depth) AS at FROM mover
      JOIN lineage_ancestor AS above ON above.merchant_id = ${merchantId} AND above.ancestor_id = mover.member_id
      LEFT JOIN team ON team.lineage_id = above.lineage_id GROUP BY 1
    )
    SELECT e.txn_id, e.position, e.at, e.amount, ${kind} AS kind, m.id, m.username, m.type, place.level FROM entry AS e
    JOIN account AS a ON a.id = e.account_id AND a.kind = 'CASH' AND a.unit = ${unit}
    JOIN member AS m ON m.id = a.member_id
    LEFT JOIN team ON team.lineage_id = m.lineage_id
    LEFT JOIN mover ON mover.member_id = m.id
    LEFT JOIN moved ON moved.lineage_id = m.lineage_id
    CROSS JOIN LATERAL (SELECT CASE
      WHEN e.at >= COALESCE(greatest(mover.at, moved.at), '-infinity') AND team.depth IS NOT NULL THEN team.depth
      WHEN (mover.member_id IS NOT NULL OR moved.lineage_id IS NOT NULL)
        AND EXISTS (SELECT FROM member_money_hour JOIN team AS then_in USING (lineage_id) WHERE member_id = m.id) THEN (${levelThen(filter)})
      END::integer AS level) AS place
    WHERE e.merchant_id = ${merchantId} AND e.balance_after IS NOT NULL AND NOT e.is_play AND e.at >= ${period.from} AND e.at < ${period.before}
      AND place.level IS NOT NULL${ofKind}${account === undefined ? sql`` : sql` AND ${isSearched(account)}`}`;
}

/** How far below the agent `m` was when `e` was booked. */
function levelThen({ agentId, level }: TransactionFilter): RawBuilder<number> {
  const parentOf = (member: RawBuilder<unknown>) => sql`(SELECT CASE WHEN moved.id IS NULL THEN now.parent_id ELSE moved.from_parent END
    FROM member AS now LEFT JOIN LATERAL (SELECT id, from_parent FROM member_move
      WHERE member_id = now.id AND moved_at > e.at ORDER BY moved_at, id LIMIT 1) AS moved ON true WHERE now.id = ${member})`;
  return sql`WITH RECURSIVE above AS (
      SELECT ${parentOf(sql`m.id`)} AS id, 1 AS level
      UNION ALL SELECT ${parentOf(sql`above.id`)}, above.level + 1 FROM above WHERE above.id IS NOT NULL AND above.id <> ${agentId}
    ) SELECT above.level FROM above WHERE above.id = ${agentId}${level === undefined ? sql`` : sql` AND above.level = ${level}`}`;
}

export interface IncomeRow {
  readonly day: string;
  readonly kind: string;
  readonly count: number;
  readonly amount: number;
}

/** What an account was paid by postings of these kinds, by the merchant's day. */
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
