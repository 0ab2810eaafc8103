import { sql, type RawBuilder } from 'kysely';
import type { GatewayDatabase } from '#database/schema.ts';
import './agents.schema.ts';
import { figures, moneyFigures, playFigures, type Figure } from './figures.rules.ts';

/** The merchant's days, `yyyy-mm-dd`, both included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

export interface TeamKey {
  readonly merchantId: number;
  readonly agentId: number;
}

export type Figures = Readonly<Record<Figure, number>>;

export interface TeamFigures extends Figures {
  /** In the team now. */
  readonly members: number;
  /** Members who have played in the range, while they were in the team. */
  readonly active: number;
  /** The figures hold up to then; null if nothing was summed yet. */
  readonly until: Date | null;
}

const instantOf = (merchantId: number, day: string, more: number): RawBuilder<Date> =>
  sql<Date>`(SELECT (${day}::date + ${more}::integer)::timestamp AT TIME ZONE time_zone FROM merchant WHERE id = ${merchantId})`;
const isIn = (merchantId: number, { from, to }: DayRange): RawBuilder<boolean> =>
  sql<boolean>`hour >= ${instantOf(merchantId, from, 0)} AND hour < ${instantOf(merchantId, to, 1)}`;
const sums = (names: readonly Figure[]): RawBuilder<unknown> =>
  sql.join(
    figures.map((name) =>
      names.includes(name) ? sql`COALESCE(sum(${sql.ref(name)}), 0)::bigint AS ${sql.id(name)}` : sql`0::bigint AS ${sql.id(name)}`,
    ),
  );

/** The figures of everybody who was below the agent in a range of days, whether or not they still are. */
export async function readTeamFigures(db: GatewayDatabase, { merchantId, agentId }: TeamKey, range: DayRange): Promise<TeamFigures> {
  const lineages = sql`SELECT lineage_id FROM lineage_ancestor WHERE merchant_id = ${merchantId} AND ancestor_id = ${agentId}`;
  const { rows } = await sql<TeamFigures>`
    SELECT ${sums(figures)},
      (SELECT count(*) FROM member WHERE lineage_id IN (${lineages})) AS members,
      (SELECT count(*) FROM (
        SELECT member_id FROM member_month WHERE merchant_id = ${merchantId} AND lineage_id IN (${lineages})
        AND month BETWEEN date_trunc('month', ${range.from}::date)::date AND ${range.to}::date AND days & (
          (1::bigint << extract(day FROM least(${range.to}::date, (month + interval '1 month')::date - 1))::integer)
          - (1::bigint << extract(day FROM greatest(${range.from}::date, month))::integer - 1)
        )::integer <> 0 GROUP BY member_id
      ) AS players) AS active,
      (SELECT until FROM team_fold WHERE merchant_id = ${merchantId}) AS until
    FROM team_hour WHERE merchant_id = ${merchantId} AND ancestor_id = ${agentId} AND ${isIn(merchantId, range)}`.execute(db);
  const [read] = rows;
  if (read === undefined) throw new Error('A sum has no row');
  return read;
}

/** The same sums for each of the merchant's days or each type of game on which something was done. */
export async function listTeamFigures(
  db: GatewayDatabase,
  { merchantId, agentId }: TeamKey,
  range: DayRange,
  by: 'day' | 'gameType',
): Promise<(Figures & { readonly key: string })[]> {
  const zone = sql`(SELECT time_zone FROM merchant WHERE id = ${merchantId})`;
  const key = by === 'day' ? sql`(hour AT TIME ZONE ${zone})::date::text` : sql`game_type`;
  const { rows } = await sql<Figures & { key: string }>`
    SELECT ${key} AS key, ${sums(figures)} FROM team_hour
    WHERE merchant_id = ${merchantId} AND ancestor_id = ${agentId} AND ${isIn(merchantId, range)} GROUP BY 1 ORDER BY 1`.execute(db);
  return rows;
}

/** Whether the member is below the agent now, at any depth. */
export async function isInTeam(db: GatewayDatabase, { merchantId, agentId }: TeamKey, memberId: number): Promise<boolean> {
  const row = await db
    .selectFrom('member')
    .innerJoin('lineage_ancestor', 'lineage_ancestor.lineage_id', 'member.lineage_id')
    .select('member.id')
    .where('member.id', '=', memberId)
    .where('member.merchant_id', '=', merchantId)
    .where('lineage_ancestor.merchant_id', '=', merchantId)
    .where('ancestor_id', '=', agentId)
    .executeTakeFirst();
  return row !== undefined;
}

export interface Child extends Figures {
  readonly id: number;
  readonly username: string;
  readonly type: number;
  readonly state: 'active' | 'closed';
  readonly createdAt: Date;
  /** Below the child now. */
  readonly members: number;
}

export const childOrders = ['username', 'createdAt', ...figures] as const;
export interface ChildOrder {
  readonly by: (typeof childOrders)[number];
  readonly descending: boolean;
}

export interface PageOf {
  readonly limit: number;
  readonly offset: number;
}

/**
 * The children of a member with what each and everybody below it came to, as far as it was under this parent then: a child that has moved
 * here brings nothing along.
 */
export async function listChildren(
  db: GatewayDatabase,
  { merchantId, parentId }: { readonly merchantId: number; readonly parentId: number },
  range: DayRange,
  order: ChildOrder,
  { limit, offset }: PageOf,
): Promise<{ readonly items: readonly Child[]; readonly total: number }> {
  const column = order.by === 'createdAt' ? sql`created_at` : sql.ref(order.by);
  const sorted = sql`ORDER BY ${column} ${order.descending ? sql`DESC` : sql`ASC`}, id`;
  const page = sql`${sorted} LIMIT ${limit} OFFSET ${offset}`;
  // Names are cut to the page before anything is summed.
  const isCutFirst = order.by === 'username' || order.by === 'createdAt';
  const all = sql`SELECT * FROM member WHERE merchant_id = ${merchantId} AND parent_id = ${parentId}`;
  const inRange = isIn(merchantId, range);
  const own = sql`SELECT lineage.id FROM lineage WHERE merchant_id = ${merchantId} AND parent_id = ${parentId}`;
  const hasCome = sql`EXISTS (SELECT FROM member_move WHERE member_id = child.id AND to_parent = ${parentId}
    AND moved_at >= ${instantOf(merchantId, range.from, 0)})`;
  const { rows } = await sql<Child>`
    SELECT child.id, username, type, state, created_at AS "createdAt", came.*,
      (SELECT count(*) FROM lineage_ancestor AS path JOIN member AS below ON below.lineage_id = path.lineage_id
        WHERE path.merchant_id = ${merchantId} AND path.ancestor_id = child.id) AS members
    FROM (${isCutFirst ? sql`${all} ${page}` : all}) AS child CROSS JOIN LATERAL (
      SELECT ${sums(figures)} FROM (
        SELECT ${sums(playFigures)} FROM member_hour WHERE member_id = child.id AND lineage_id IN (${own}) AND ${inRange}
        UNION ALL SELECT ${sums(moneyFigures)} FROM member_money_hour WHERE member_id = child.id AND lineage_id IN (${own}) AND ${inRange}
        UNION ALL SELECT ${sums(figures)} FROM team_hour
          WHERE merchant_id = ${merchantId} AND ancestor_id = child.id AND ${inRange} AND NOT ${hasCome}
        UNION ALL SELECT ${sums(figures)} FROM lineage_hour
          WHERE merchant_id = ${merchantId} AND ${inRange} AND ${hasCome} AND lineage_id IN (
            SELECT lower.lineage_id FROM lineage_ancestor AS lower JOIN lineage_ancestor AS upper ON upper.lineage_id = lower.lineage_id
              AND upper.ancestor_id = ${parentId} AND upper.depth = lower.depth + 1
            WHERE lower.merchant_id = ${merchantId} AND lower.ancestor_id = child.id)
      ) AS parts
    ) AS came ${isCutFirst ? sorted : page}`.execute(db);
  const { count } = await db
    .selectFrom('member')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('merchant_id', '=', merchantId)
    .where('parent_id', '=', parentId)
    .executeTakeFirstOrThrow();
  return { items: rows, total: count };
}
