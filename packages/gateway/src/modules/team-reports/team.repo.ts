import { plainName } from '@livery/contract/pasted-text';
import { sql, type RawBuilder } from 'kysely';
import type { GatewayDatabase } from '#database/schema.ts';
import type { Period } from '#lists/period.ts';
import '#identity/identity.schema.ts';

/** An agent's team, or a part of it. */
export interface TeamScope {
  readonly merchantId: number;
  readonly agentId: number;
  readonly timeZone: string;
  /** Members this many levels below the agent. */
  readonly level?: number | undefined;
  /** The search text for an account or id. */
  readonly account?: string | undefined;
}

export interface PersonRow {
  readonly id: number;
  readonly username: string;
  readonly type: number;
  readonly level: number;
}

/** The current and former lineages below an agent. `depth` is the level. Every read of a team joins them. */
export function lineagesOf({ merchantId, agentId, level }: TeamScope): RawBuilder<unknown> {
  const atLevel = level === undefined ? sql`` : sql` AND depth = ${level}`;
  return sql`SELECT lineage_id, depth FROM lineage_ancestor WHERE merchant_id = ${merchantId} AND ancestor_id = ${agentId}${atLevel}`;
}

/** Whether a row is in the hours of a period. */
export function isInHours(table: string, merchantId: number, { from, before }: Period): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql`${column('merchant_id')} = ${merchantId} AND ${column('hour')} >= ${from} AND ${column('hour')} < ${before}`;
}

/**
 * Whether `m` matches the search: a player by the whole account name, so that a search reveals no masked account; an
 * agent by the start of the name; everybody by id.
 */
export function isSearched(text: string): RawBuilder<boolean> {
  const name = plainName(text).toLowerCase();
  const number = /^[1-9]\d{0,14}$/.test(name) ? Number(name) : null;
  return sql`(m.username = ${name} OR m.id = ${number}::bigint OR (m.type <> 0 AND starts_with(m.username, ${name})))`;
}

/**
 * When `m`, now at the level `depth` below the agent, joined the team or last moved within it. Null if it has been
 * there from the start.
 */
export const cameAt = (depth: RawBuilder<number>): RawBuilder<Date | null> => sql`(SELECT max(moved_at) FROM member_move
  WHERE member_id = m.id OR member_id IN (SELECT ancestor_id FROM lineage_ancestor WHERE lineage_id = m.lineage_id AND depth < ${depth}))`;

/** From the agent down to a member of the team, both included. Null for anyone else. */
export async function findPath(db: GatewayDatabase, { merchantId, agentId }: TeamScope, memberId: number): Promise<PersonRow[] | null> {
  const { rows } = await sql<PersonRow>`
    WITH member_at AS (
      SELECT m.id, m.lineage_id, COALESCE(place.depth, 0) AS level FROM member AS m
      LEFT JOIN lineage_ancestor AS place ON place.lineage_id = m.lineage_id AND place.ancestor_id = ${agentId}
      WHERE m.merchant_id = ${merchantId} AND m.id = ${memberId} AND (m.id = ${agentId} OR place.depth IS NOT NULL)
    ), path AS (
      SELECT id, level FROM member_at
      UNION ALL SELECT ancestor_id, member_at.level - above.depth FROM member_at JOIN lineage_ancestor AS above USING (lineage_id)
      WHERE above.depth <= member_at.level
    )
    SELECT m.id, m.username, m.type, path.level FROM path JOIN member AS m USING (id) ORDER BY path.level`.execute(db);
  return rows.length === 0 ? null : rows;
}

/** A current or former team member's displayed name. Null for anyone else. */
export async function findPerson(db: GatewayDatabase, scope: TeamScope, memberId: number): Promise<PersonRow | null> {
  const { rows } = await sql<PersonRow>`
    WITH team AS (${lineagesOf(scope)})
    SELECT m.id, m.username, m.type, COALESCE((SELECT depth FROM team WHERE lineage_id = m.lineage_id), (
      SELECT max(depth) FROM member_hour JOIN team USING (lineage_id) WHERE member_id = m.id
    )) AS level FROM member AS m WHERE m.merchant_id = ${scope.merchantId} AND m.id = ${memberId}`.execute(db);
  const [row] = rows;
  return row === undefined || row.level === null ? null : row;
}
