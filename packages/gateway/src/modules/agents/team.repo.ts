import { sql, type RawBuilder } from 'kysely';
import type { MemberKey } from '#base/member-key.ts';
import type { GatewayDatabase } from '#database/schema.ts';
import './agents.schema.ts';
import { figures, type Figure } from './figures.rules.ts';

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

/** The members below an agent now, at any depth. The agent is not of its own team. */
export const membersBelow = (db: GatewayDatabase, agent: MemberKey) =>
  db
    .selectFrom('member')
    .innerJoin('lineage_ancestor', (join) =>
      join.onRef('lineage_ancestor.lineage_id', '=', 'member.lineage_id').onRef('lineage_ancestor.merchant_id', '=', 'member.merchant_id'),
    )
    .where('member.merchant_id', '=', agent.merchantId)
    .where('ancestor_id', '=', agent.memberId);
