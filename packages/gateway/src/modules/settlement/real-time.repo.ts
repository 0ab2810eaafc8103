import type { CountedStakes } from '@livery/contract/commission-real-time';
import type { RealTimeTerms } from '@livery/contract/commission-terms';
import { sql } from 'kysely';
import type { GatewayDatabase } from '#database/schema.ts';
import './settlement.schema.ts';

export interface CountedVersion extends CountedStakes {
  readonly agreementId: number;
  readonly versionId: number;
  readonly uplineId: number | null;
  readonly terms: RealTimeTerms;
}

/**
 * The stakes of the day that count, by version: of bets that were settled in it under that version, less those of bets that were made void
 * in it, whenever they were settled (`countBet` says the same of one bet). `agents` are all, or those that are asked for.
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
    ), version AS MATERIALIZED (
      SELECT agreement.id AS agreement_id, member_id, upline_id, version.id AS version_id, terms, (terms ->> 'singleBet')::bigint AS single_bet,
        starts_at, COALESCE(version.ends_at, 'infinity') AS ends_at
      FROM agreement JOIN agreement_version AS version ON version.agreement_id = agreement.id
      WHERE agreement.merchant_id = ${merchantId} AND kind = 'realTime'${agents === null ? sql`` : sql` AND member_id = ANY (${[...agents]}::bigint[])`}
    ), counted AS (
      SELECT version_id, COALESCE(sum(sign * valid_stake) FILTER (WHERE payout > stake), 0)::bigint AS won,
        COALESCE(sum(sign * valid_stake) FILTER (WHERE payout < stake), 0)::bigint AS lost
      FROM booked JOIN lineage_ancestor AS above USING (lineage_id) JOIN version ON member_id = ancestor_id
        AND settled_at >= starts_at AND settled_at < ends_at AND valid_stake >= single_bet
      GROUP BY 1
    )
    SELECT agreement_id AS "agreementId", version_id AS "versionId", upline_id AS "uplineId", terms, won, lost
    FROM counted JOIN version USING (version_id) ORDER BY version_id`.execute(db);
  return rows;
}

export interface DayPosted {
  readonly agreementId: number;
  readonly amount: number;
  readonly net: number;
}

/** What lines of these agreements came to from an instant on. */
export async function sumPosted(db: GatewayDatabase, agreementIds: readonly number[], from: Date): Promise<ReadonlyMap<number, DayPosted>> {
  const { rows } = await sql<DayPosted>`
    SELECT agreement_id AS "agreementId", sum(amount)::bigint AS amount, sum(net)::bigint AS net FROM commission_line
    WHERE agreement_id = ANY (${[...agreementIds]}::bigint[]) AND from_at >= ${from} GROUP BY 1`.execute(db);
  return new Map(rows.map((row) => [row.agreementId, row]));
}
