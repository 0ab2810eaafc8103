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
  /** Members who played in the range while they were in the team. */
  readonly active: number;
  /** The figures are complete up to this instant. Null if nothing was summed yet. */
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

/** Members who played in the range. Each counts on its first day in the range. */
const activeIn = ({ merchantId, agentId }: TeamKey, { from, to }: DayRange): RawBuilder<number> =>
  sql<number>`(SELECT COALESCE(sum(team_active.members), 0)::bigint FROM team_active WHERE merchant_id = ${merchantId} AND ancestor_id = ${agentId}
    AND day BETWEEN ${from}::date AND ${to}::date AND day - gap < ${from}::date)`;

/** The size of an agent's team now, including members added since the last fold. */
export const sizeNow = (merchantId: number, agent: RawBuilder<unknown>, of: 'members' | 'agents'): RawBuilder<number> =>
  sql<number>`(COALESCE((SELECT ${sql.ref(of)} FROM team_size WHERE merchant_id = ${merchantId} AND ancestor_id = ${agent}), 0)
    + COALESCE((SELECT sum(lineage_step.${sql.ref(of)})::bigint FROM lineage_step JOIN lineage_ancestor USING (merchant_id, lineage_id)
      WHERE merchant_id = ${merchantId} AND ancestor_id = ${agent}), 0))`;

export interface TeamSize {
  readonly members: number;
  readonly agents: number;
  readonly direct: number;
}

/** The current size of the team. */
export async function countTeam(db: GatewayDatabase, { merchantId, agentId }: TeamKey): Promise<TeamSize> {
  const agent = sql`${agentId}::bigint`;
  const { rows } = await sql<TeamSize>`
    SELECT ${sizeNow(merchantId, agent, 'members')} AS members, ${sizeNow(merchantId, agent, 'agents')} AS agents,
      (SELECT count(*) FROM member WHERE merchant_id = ${merchantId} AND parent_id = ${agentId}) AS direct`.execute(db);
  return rows[0] ?? { members: 0, agents: 0, direct: 0 };
}

/** The figures of everyone who was below the agent in a range of days, including members who have left. */
export async function readTeamFigures(db: GatewayDatabase, team: TeamKey, range: DayRange): Promise<TeamFigures> {
  const { merchantId, agentId } = team;
  const { rows } = await sql<TeamFigures>`
    SELECT ${sums(figures)}, ${sizeNow(merchantId, sql`${agentId}`, 'members')} AS members, ${activeIn(team, range)} AS active,
      (SELECT until FROM team_fold WHERE merchant_id = ${merchantId}) AS until
    FROM team_hour WHERE merchant_id = ${merchantId} AND ancestor_id = ${agentId} AND ${isIn(merchantId, range)}`.execute(db);
  const [read] = rows;
  if (read === undefined) throw new Error('A sum has no row');
  return read;
}

export interface TeamTable {
  readonly total: Figures & { readonly active: number };
  /** The merchant's days that have events. */
  readonly days: readonly (Figures & { readonly key: string })[];
  /** By game type. Figures without a game have the key ''. */
  readonly gameTypes: readonly (Figures & { readonly key: string })[];
}

/** The same figures by day and by type of game, read once. */
export async function readTeamTable(db: GatewayDatabase, team: TeamKey, range: DayRange): Promise<TeamTable> {
  const { merchantId, agentId } = team;
  const { rows } = await sql<Figures & { day: string | null; game_type: string | null; active: number | null }>`
    SELECT day::text, game_type, ${sums(figures)}, CASE WHEN GROUPING(day, game_type) = 3 THEN ${activeIn(team, range)} END AS active FROM (
      SELECT team_hour.*, (hour AT TIME ZONE (SELECT time_zone FROM merchant WHERE id = ${merchantId}))::date AS day
      FROM team_hour WHERE merchant_id = ${merchantId} AND ancestor_id = ${agentId} AND ${isIn(merchantId, range)}
    ) AS hours GROUP BY GROUPING SETS ((day), (game_type), ()) ORDER BY 1, 2`.execute(db);
  const total = rows.find(({ active }) => active !== null);
  if (total === undefined) throw new Error('A sum has no row');
  const by = (name: 'day' | 'game_type') => rows.flatMap(({ [name]: key, ...row }) => (key === null ? [] : [{ ...row, key }]));
  return { total: { ...total, active: total.active ?? 0 }, days: by('day'), gameTypes: by('game_type') };
}

/** The members below an agent now, at any depth, without the agent. */
export const membersBelow = (db: GatewayDatabase, agent: MemberKey) =>
  db
    .selectFrom('member')
    .innerJoin('lineage_ancestor', (join) =>
      join.onRef('lineage_ancestor.lineage_id', '=', 'member.lineage_id').onRef('lineage_ancestor.merchant_id', '=', 'member.merchant_id'),
    )
    .where('member.merchant_id', '=', agent.merchantId)
    .where('ancestor_id', '=', agent.memberId);
