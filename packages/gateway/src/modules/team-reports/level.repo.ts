import { sql } from 'kysely';
import type { GatewayDatabase } from '#database/schema.ts';
import { allSums, summed } from './figures.repo.ts';
import { allOf, joinBelow, joinSums, named, ownOf, sides, type OwnAndTeam, type PeriodScope } from './own-and-team.repo.ts';
import { cameAt, isInHours, lineagesOf } from './team.repo.ts';

export interface LevelSums {
  readonly total: OwnAndTeam;
  readonly left: OwnAndTeam & { readonly members: number };
}

/**
 * Sums of everything booked directly below `above` and further down, and the part by members who have left that level
 * since.
 */
export async function sumLevel(db: GatewayDatabase, scope: PeriodScope, above: number): Promise<LevelSums> {
  const { merchantId, agentId, period } = scope;
  const team = sql`team AS (${lineagesOf(scope)})`;
  const place = sql`place AS (SELECT lineage_id FROM lineage_ancestor WHERE merchant_id = ${merchantId} AND ancestor_id = ${above} AND depth = 1
    AND lineage_id IN (SELECT lineage_id FROM team))`;
  const depth = sql<number>`(SELECT depth FROM team WHERE team.lineage_id = m.lineage_id)`;
  const { rows: whole } = await sql<OwnAndTeam>`WITH ${team}, ${place}
    SELECT ${named(
      (name) => sql.ref(`direct.${name}`),
      (name) => sql.ref(`below.${name}`),
    )}
    FROM member AS m CROSS JOIN LATERAL (SELECT ${above === agentId ? sql`NULL::timestamptz` : cameAt(depth)} AS came) AS moved
    CROSS JOIN (SELECT ${summed(allSums, 'each')} FROM place CROSS JOIN LATERAL (SELECT ${summed(allSums, 'l')} FROM lineage_hour AS l
      WHERE l.lineage_id = place.lineage_id AND ${isInHours('l', merchantId, period)}) AS each) AS direct
    ${joinBelow(scope, null)}
    WHERE m.merchant_id = ${merchantId} AND m.id = ${above}`.execute(db);
  const columns = sides.flatMap((side) => allSums.map((name) => `${side}_${name}`));
  const { rows: gone } = await sql<LevelSums['left']>`WITH ${team}, line AS (
      SELECT ${named(ownOf, allOf)} FROM (
        SELECT DISTINCT mover.id FROM member_move AS v JOIN member AS mover ON mover.id = v.member_id
        WHERE v.from_parent = ${above} AND mover.merchant_id = ${merchantId} AND mover.parent_id IS DISTINCT FROM ${above}
      ) AS m CROSS JOIN LATERAL (SELECT 'infinity'::timestamptz AS came) AS moved ${joinSums(scope, above)}
    )
    SELECT count(*) AS members, ${summed(columns, 'line')} FROM line
    WHERE ${sql.join(
      columns.map((name) => sql`${sql.ref(name)} <> 0`),
      sql` OR `,
    )}`.execute(db);
  const [[total], [left]] = [whole, gone];
  if (total === undefined || left === undefined) throw new Error('A sum has no row');
  return { total, left };
}
