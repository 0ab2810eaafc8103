import type { AgreementKind } from '@livery/contract/agreements';
import type { WindowKind } from '@livery/contract/commission-windows';
import { sql } from 'kysely';
import type { GatewayDatabase } from '#database/schema.ts';
import '../../agents/agents.schema.ts';
import '../../agreements/agreements.schema.ts';
import type { Parent } from '../family.rules.ts';

interface Asked {
  readonly merchantId: number;
  /** Agents whose contracts are with the house. */
  readonly agents: readonly number[];
  readonly kind: AgreementKind;
  readonly period: WindowKind;
  readonly from: Date;
  readonly before: Date;
}

/**
 * Which contracts above count an agent's team in their figures: those of the nearest agents above who have one. A
 * lineage records who was above when a bet was played, so an agent that moved in the window has several, each with the
 * turnover that it counted.
 */
export async function listParents(
  db: GatewayDatabase,
  { merchantId, agents, kind, period, from, before }: Asked,
): Promise<ReadonlyMap<number, readonly Parent[]>> {
  if (agents.length === 0) return new Map();
  const { rows } = await sql<Parent & { agentId: number }>`
    WITH asked AS MATERIALIZED (
      SELECT id, lineage_id FROM member WHERE id = ANY (${[...agents]}::bigint[])
    ), moved AS MATERIALIZED (
      -- The clocks of gateways differ.
      SELECT DISTINCT asked.id FROM asked LEFT JOIN lineage_ancestor USING (lineage_id)
        JOIN member_move ON member_move.member_id IN (asked.id, ancestor_id)
      WHERE member_move.merchant_id = ${merchantId} AND moved_at >= ${from}::timestamptz - interval '1 hour'
    ), played AS MATERIALIZED (
      SELECT moved.id, above.lineage_id, above.depth, sum(valid_stake) AS weight FROM moved
        JOIN lineage_ancestor AS above ON above.merchant_id = ${merchantId} AND above.ancestor_id = moved.id
        JOIN lineage_hour ON lineage_hour.lineage_id = above.lineage_id AND hour >= ${from} AND hour < ${before}
      GROUP BY 1, 2, 3 HAVING sum(valid_stake) > 0
    ), place AS (
      SELECT * FROM played UNION ALL SELECT id, lineage_id, 0, 1 FROM asked WHERE NOT EXISTS (SELECT FROM played WHERE played.id = asked.id)
    ), holder AS MATERIALIZED (
      SELECT DISTINCT member_id AS id FROM agreement JOIN agreement_version AS version ON version.agreement_id = agreement.id
      WHERE agreement.member_id = ANY (ARRAY(SELECT ancestor_id FROM place CROSS JOIN LATERAL (
          SELECT ancestor_id FROM lineage_ancestor WHERE lineage_ancestor.lineage_id = place.lineage_id OFFSET 0
        ) AS upper))
        AND agreement.merchant_id = ${merchantId} AND kind = ${kind} AND COALESCE(terms ->> 'period', ${period}) = ${period}
        AND starts_at < ${before} AND (version.ends_at IS NULL OR version.ends_at > greatest(starts_at, ${from}))
    ), nearest AS (
      SELECT DISTINCT ON (place.id, lineage_id) place.id, lineage_id, holder.id AS parent_id
      FROM place JOIN lineage_ancestor AS upper USING (lineage_id) JOIN holder ON holder.id = upper.ancestor_id
      WHERE upper.depth > place.depth ORDER BY place.id, lineage_id, upper.depth
    )
    SELECT place.id AS "agentId", parent_id AS "memberId", sum(weight)::bigint AS weight FROM place LEFT JOIN nearest USING (id, lineage_id)
    GROUP BY 1, 2 ORDER BY 1, 2 NULLS LAST`.execute(db);
  return Map.groupBy(rows, ({ agentId }) => agentId);
}
