import type { CountedStakes } from '@livery/contract/commission-real-time';
import type { RealTimeTerms } from '@livery/contract/commission-terms';
import { sql } from 'kysely';
import type { GatewayDatabase } from '#database/schema.ts';
import './settlement.schema.ts';

/** Stakes that count under a version, by the downline whose own agreement also counts them. */
export interface CountedVersion extends CountedStakes {
  readonly agreementId: number;
  readonly versionId: number;
  /** The other side. Null for the house. */
  readonly uplineId: number | null;
  /**
   * The upline or, for an agreement with the house, the nearest agent above that had an agreement when the bet was
   * settled.
   */
  readonly parentId: number | null;
  readonly terms: RealTimeTerms;
}

/**
 * The day's stakes that count, by version: bets settled in the day under that version, less bets voided in it, whenever
 * those were settled, plus bookings that came after an earlier day's last line. `countBet` states the rule for one bet.
 * `agents` limits the result; null reads all.
 *
 * Stakes are summed by lineage and by the spans in which no version begins or ends, so each sum needs only one look-up
 * of its ancestors.
 */
export async function countDay(
  db: GatewayDatabase,
  merchantId: number,
  day: { readonly from: Date; readonly before: Date },
  agents: readonly number[] | null = null,
): Promise<CountedVersion[]> {
  const { rows } = await sql<CountedVersion>`
    WITH booked AS MATERIALIZED (
      SELECT lineage_id, settled_at, 1 AS sign, stake, valid_stake, payout FROM bet
        WHERE merchant_id = ${merchantId} AND settled_at >= ${day.from} AND settled_at < ${day.before} AND payout <> stake
      UNION ALL SELECT lineage_id, settled_at, -1, stake, valid_stake, payout FROM bet_void
        JOIN bet ON bet.member_id = bet_void.member_id AND bet.opened_at = bet_void.opened_at AND bet.id = bet_void.bet_id
        WHERE bet_void.merchant_id = ${merchantId} AND voided_at >= ${day.from} AND voided_at < ${day.before} AND payout <> stake
      UNION ALL SELECT lineage_id, settled_at, sign, stake, valid_stake, payout FROM commission_late_bet
        WHERE merchant_id = ${merchantId} AND counts_at >= ${day.from} AND counts_at < ${day.before} AND payout <> stake
    ), version AS MATERIALIZED (
      SELECT agreement.id AS agreement_id, member_id, upline_id, version.id AS version_id, terms,
        CASE jsonb_typeof(terms -> 'singleBet') WHEN 'number' THEN (terms ->> 'singleBet')::numeric END AS single_bet,
        starts_at, COALESCE(version.ends_at, 'infinity') AS ends_at
      FROM agreement JOIN agreement_version AS version ON version.agreement_id = agreement.id
      WHERE agreement.merchant_id = ${merchantId} AND kind = 'realTime'
    ), edge AS MATERIALIZED (
      SELECT COALESCE(array_agg(at ORDER BY at), '{}') AS edges
      FROM (SELECT starts_at AS at FROM version UNION SELECT ends_at FROM version WHERE ends_at < 'infinity') AS each
    ), counted AS MATERIALIZED (
      SELECT version_id, lineage_id, width_bucket(settled_at, edges) AS span, COALESCE(sum(sign * valid_stake) FILTER (WHERE payout > stake), 0) AS won,
        COALESCE(sum(sign * valid_stake) FILTER (WHERE payout < stake), 0) AS lost
      FROM booked CROSS JOIN edge JOIN lineage_ancestor AS above USING (lineage_id) JOIN version ON member_id = ancestor_id
        AND settled_at >= starts_at AND settled_at < ends_at AND valid_stake >= single_bet
      ${agents === null ? sql`` : sql`WHERE member_id = ANY (${[...agents]}::bigint[])`}
      GROUP BY 1, 2, 3
    ), nearest AS (
      SELECT DISTINCT ON (counted.version_id, counted.lineage_id, span) counted.version_id, counted.lineage_id, span, upper.member_id AS parent_id
      FROM counted CROSS JOIN edge JOIN version ON version.version_id = counted.version_id
        JOIN lineage_ancestor AS own ON own.lineage_id = counted.lineage_id AND own.ancestor_id = version.member_id
        JOIN lineage_ancestor AS above ON above.lineage_id = counted.lineage_id AND above.depth > own.depth
        JOIN version AS upper ON upper.member_id = above.ancestor_id AND upper.starts_at <= edges[span] AND upper.ends_at > edges[span]
      WHERE version.upline_id IS NULL ORDER BY 1, 2, 3, above.depth
    )
    SELECT agreement_id AS "agreementId", version_id AS "versionId", upline_id AS "uplineId", COALESCE(upline_id, parent_id) AS "parentId", terms,
      sum(won)::bigint AS won, sum(lost)::bigint AS lost
    FROM counted JOIN version USING (version_id) LEFT JOIN nearest USING (version_id, lineage_id, span)
    GROUP BY 1, 2, 3, 4, 5 ORDER BY 2, 4 NULLS LAST`.execute(db);
  return rows;
}

export interface DayPosted {
  readonly agreementId: number;
  readonly amount: number;
  readonly net: number;
}

/** Totals of these agreements' lines from an instant on. */
export async function sumPosted(db: GatewayDatabase, agreementIds: readonly number[], from: Date): Promise<ReadonlyMap<number, DayPosted>> {
  const { rows } = await sql<DayPosted>`
    SELECT agreement_id AS "agreementId", sum(amount)::bigint AS amount, sum(net)::bigint AS net FROM commission_line
    WHERE agreement_id = ANY (${[...agreementIds]}::bigint[]) AND from_at >= ${from} GROUP BY 1`.execute(db);
  return new Map(rows.map((row) => [row.agreementId, row]));
}
