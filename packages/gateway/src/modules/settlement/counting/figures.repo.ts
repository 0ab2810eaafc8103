import { noFigures, type TeamFigures } from '@livery/contract/commission-figures';
import type { MemberResult } from '@livery/contract/commission-outcome';
import { sql, type RawBuilder } from 'kysely';
import type { GatewayDatabase } from '#database/schema.ts';
import '../../agents/agents.schema.ts';
import '../../bets/bets.schema.ts';
import '../settlement.schema.ts';

/** Whose team is asked for, and when: bets that were settled from an instant before another, without those made void before `until`. */
export interface Span {
  /** The caller's own; unique among those that are asked for together. */
  readonly key: number;
  readonly agentId: number;
  readonly from: Date;
  readonly before: Date;
  readonly until: Date;
  /** The stake that makes a member active; null if nobody asks. */
  readonly minimumBet: number | null;
  /** Whether won and lost bets are told apart. */
  readonly isSplit: boolean;
  /** Members who won as much are told by name, and those of `held` whatever they did; null if nobody is. */
  readonly bigWin: number | null;
  readonly held: readonly number[];
}

export interface SpanFigures {
  readonly figures: TeamFigures;
  readonly results: readonly MemberResult[];
}

interface Row extends Omit<TeamFigures, 'wages'> {
  readonly key: number;
  readonly results: readonly MemberResult[];
}

/**
 * The figures of many teams, in one statement and so of one moment. Teams are summed in `team_hour`, which must have been folded up to the
 * end; members and voids are looked up. A void stands in the hour that it was booked in: for the span it is put back into the bet's own.
 */
export async function readFigures(
  db: GatewayDatabase,
  merchantId: number,
  spans: readonly Span[],
): Promise<ReadonlyMap<number, SpanFigures>> {
  if (spans.length === 0) return new Map();
  const { rows } = await sql<Row>`
    WITH ${spanRows(spans)}, ${playOf(merchantId, spans)}
    SELECT span_key AS key, COALESCE(valid_stake, 0)::bigint AS "validStake", COALESCE(stake, 0)::bigint AS stake, COALESCE(payout, 0)::bigint AS payout,
      COALESCE(bonus, 0)::bigint AS bonuses, COALESCE(rebate, 0)::bigint AS rebates, COALESCE(fees, 0)::bigint AS fees,
      COALESCE(won, 0)::bigint AS "wonStake", COALESCE(lost, 0)::bigint AS "lostStake", COALESCE(members, 0) AS "activeMembers",
      COALESCE(results, '[]') AS results
    FROM span LEFT JOIN team USING (span_key) LEFT JOIN split USING (span_key) LEFT JOIN active USING (span_key) LEFT JOIN big USING (span_key)`.execute(
    db,
  );
  const wages = await readWages(db, merchantId, spans);
  return new Map(
    rows.map(({ key, results, ...figures }) => [key, { figures: { ...noFigures, ...figures, wages: wages.get(key) ?? 0 }, results }]),
  );
}

function spanRows(spans: readonly Span[]): RawBuilder<unknown> {
  const of = <Value>(pick: (span: Span) => Value): Value[] => spans.map(pick);
  return sql`span AS MATERIALIZED (
      SELECT *, dense_rank() OVER (ORDER BY from_at, before_at, until_at) AS range_id FROM unnest(
        ${of(({ key }) => key)}::bigint[], ${of(({ agentId }) => agentId)}::bigint[], ${of(({ from }) => from)}::timestamptz[],
        ${of(({ before }) => before)}::timestamptz[], ${of(({ until }) => until)}::timestamptz[], ${of(({ minimumBet }) => minimumBet)}::bigint[],
        ${of(({ isSplit }) => isSplit)}::boolean[], ${of(({ bigWin }) => bigWin)}::bigint[]
      ) AS asked (span_key, agent_id, from_at, before_at, until_at, minimum, is_split, big_win)
    ), held AS (SELECT * FROM unnest(${spans.flatMap(({ key, held }) => held.map(() => key))}::bigint[], ${spans.flatMap(({ held }) => held)}::bigint[])
      AS asked (span_key, member_id)
    ), range AS MATERIALIZED (SELECT DISTINCT range_id, from_at, before_at, until_at FROM span)`;
}

/** Sums that nobody asks for are left out, since they read members or bets one by one. */
function playOf(merchantId: number, spans: readonly Span[]): RawBuilder<unknown> {
  const sums = sql`sum(stake) AS stake, sum(valid_stake) AS valid_stake, sum(payout) AS payout`;
  const bet = sql`JOIN bet ON bet.member_id = bet_void.member_id AND bet.opened_at = bet_void.opened_at AND bet.id = bet_void.bet_id`;
  const isVoid = sql`bet_void.merchant_id = ${merchantId} AND voided_at`;
  const asksMembers = spans.some(({ minimumBet, bigWin, held }) => minimumBet !== null || bigWin !== null || held.length > 0);
  // One number for both: by two columns whose values it does not know the planner compares every member with every lineage.
  const place = sql`(range_id << 32) + lineage_id AS place`;
  return sql`below AS MATERIALIZED (
      SELECT span_key, range_id, lineage_id, ${place} FROM span JOIN lineage_ancestor AS above ON above.merchant_id = ${merchantId} AND above.ancestor_id = agent_id
    ), late AS MATERIALIZED (
      SELECT range_id, bet.member_id, bet.lineage_id, stake, valid_stake, payout FROM range
        JOIN bet_void ON ${isVoid} >= from_at AND voided_at < before_at ${bet} AND settled_at < from_at
      UNION ALL SELECT range_id, bet.member_id, bet.lineage_id, -stake, -valid_stake, -payout FROM range
        JOIN bet_void ON ${isVoid} >= before_at AND voided_at < until_at ${bet} AND settled_at >= from_at AND settled_at < before_at
    ), team AS (
      SELECT span_key, sum(stake) AS stake, sum(valid_stake) AS valid_stake, sum(payout) AS payout, sum(bonus) AS bonus, sum(rebate) AS rebate,
        sum(fees) AS fees
      FROM (
        SELECT span_key, stake, valid_stake, payout, bonus, rebate, fees FROM span JOIN team_hour ON team_hour.merchant_id = ${merchantId}
          AND team_hour.ancestor_id = agent_id AND hour >= from_at AND hour < before_at
        UNION ALL SELECT span_key, late.stake, late.valid_stake, late.payout, 0, 0, 0 FROM below JOIN late USING (range_id, lineage_id)
      ) AS hours GROUP BY span_key
    ), split AS (
      SELECT span_key, sum(valid_stake) FILTER (WHERE payout > stake) AS won, sum(valid_stake) FILTER (WHERE payout < stake) AS lost
      FROM span JOIN below USING (span_key) JOIN bet ON bet.merchant_id = ${merchantId} AND bet.lineage_id = below.lineage_id
        AND settled_at >= from_at AND settled_at < before_at
      WHERE is_split AND ${spans.some(({ isSplit }) => isSplit)} AND NOT EXISTS (
        SELECT FROM bet_void WHERE member_id = bet.member_id AND opened_at = bet.opened_at AND bet_id = bet.id AND voided_at < until_at
      ) GROUP BY span_key
    ), played AS MATERIALIZED (
      SELECT ${place}, member_id, ${sums} FROM (
        SELECT range_id, member_id, lineage_id, stake, valid_stake, payout FROM range
          JOIN member_hour ON member_hour.merchant_id = ${merchantId} AND hour >= from_at AND hour < before_at
        UNION ALL SELECT * FROM late
      ) AS hours WHERE ${asksMembers} AND lineage_id IN (SELECT lineage_id FROM below) GROUP BY 1, 2
    ), person AS MATERIALIZED (
      SELECT span_key, played.member_id, sum(valid_stake) AS valid_stake, sum(stake) - sum(payout) AS result
      FROM below JOIN played USING (place) GROUP BY 1, 2
    ), active AS (
      SELECT span_key, count(*) AS members FROM span JOIN person USING (span_key) WHERE valid_stake >= greatest(minimum, 1) GROUP BY span_key
    ), big AS (
      SELECT span_key, jsonb_agg(jsonb_build_object('member', member_id, 'result', result) ORDER BY member_id) AS results
      FROM span JOIN person USING (span_key)
      WHERE result <= -big_win OR (span_key, member_id) IN (SELECT span_key, member_id FROM held) GROUP BY span_key
    )`;
}

/** What was posted to agents on their agreements of other kinds, which a dividend deducts. */
async function readWages(db: GatewayDatabase, merchantId: number, spans: readonly Span[]): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ key: number; wages: number }>`
    WITH ${spanRows(spans)}
    SELECT span_key AS key, sum(due)::bigint AS wages FROM span JOIN commission_line AS line ON line.merchant_id = ${merchantId} AND line.member_id = agent_id
      AND line.kind <> 'dividend' AND line.state <> 'ended' AND posted_at >= span.from_at AND posted_at < span.before_at
    GROUP BY span_key`.execute(db);
  return new Map(rows.map(({ key, wages }) => [key, wages]));
}
