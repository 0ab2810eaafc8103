import { noFigures, type TeamFigures } from '@livery/contract/commission-figures';
import type { MemberResult } from '@livery/contract/commission-outcome';
import { sql, type RawBuilder } from 'kysely';
import type { GatewayDatabase } from '#database/schema.ts';
import '../../agents/agents.schema.ts';
import '../../bets/bets.schema.ts';
import '../settlement.schema.ts';
import type { SoFar } from './so-far.repo.ts';

/** A team and a half-open range of settlement times. Bets voided before `until` are left out. */
export interface Span {
  /** Chosen by the caller, unique within one query. */
  readonly key: number;
  readonly agentId: number;
  readonly from: Date;
  readonly before: Date;
  readonly until: Date;
  /** Also sum up to this instant; null if not needed. */
  readonly early: Date | null;
  /** The stake that makes a member active; null if not needed. */
  readonly minimumBet: number | null;
  /** Whether won and lost bets are counted separately. */
  readonly isSplit: boolean;
  /** Lists members who won at least this much, and always those in `held`. Null lists none. */
  readonly bigWin: number | null;
  readonly held: readonly number[];
  /**
   * Sums kept for the start of the range; null if there are none. They end at the early instant at the latest, unless
   * `knownEarly` is given.
   */
  readonly known: SoFar | null;
  /** Sums kept up to the early instant itself. */
  readonly knownEarly: SoFar | null;
}

export interface Counts {
  readonly figures: TeamFigures;
  readonly results: readonly MemberResult[];
}

export interface SpanFigures {
  readonly now: Counts;
  readonly early: Counts;
}

type Moment = 'now' | 'early';
/** Which figures a statement sums. Early ones are summed only on request. */
type Moments = readonly Moment[];

interface Sought {
  readonly moments: Moments;
  readonly hasVoids: boolean;
}

type Summed = Omit<TeamFigures, 'wages'> & { readonly results: readonly MemberResult[] };
type Row = { readonly key: number; readonly now: Summed; readonly early?: Summed };

/**
 * The figures of many teams, in the caller's snapshot. Team sums come from `team_hour`, which must be folded up to the
 * end; members and voids are looked up. `team_hour` counts a void in the hour of its booking, and a span moves it to
 * the hour of its bet.
 */
export async function readFigures(
  db: GatewayDatabase,
  merchantId: number,
  spans: readonly Span[],
): Promise<ReadonlyMap<number, SpanFigures>> {
  if (spans.length === 0) return new Map();
  const columns = (moment: Moment): RawBuilder<unknown> => {
    const { of } = named(moment);
    const figure = (name: string, column: RawBuilder<unknown>) => sql`${sql.lit(name)}, COALESCE(${column}, 0)`;
    return sql`jsonb_build_object(${figure('validStake', of('valid_stake'))}, ${figure('stake', of('stake'))}, ${figure('payout', of('payout'))},
      ${figure('bonuses', of('bonus'))}, ${figure('rebates', of('rebate'))}, ${figure('fees', of('fees'))},
      ${figure('wonStake', of('won'))}, ${figure('lostStake', of('lost'))}, ${figure('activeMembers', of('members'))},
      'results', COALESCE(${of('results')}, '[]')) AS ${sql.ref(moment)}`;
  };
  const moments: Moments = spans.some(({ early }) => early !== null) ? ['now', 'early'] : ['now'];
  const hasVoids = await findVoids(db, merchantId, spans);
  const { rows } = await sql<Row>`
    WITH ${spanRows(spans)}, ${playOf(merchantId, spans, { moments, hasVoids })}
    SELECT span_key AS key, ${sql.join(moments.map(columns))}
    FROM span LEFT JOIN team USING (span_key) LEFT JOIN split USING (span_key) LEFT JOIN active USING (span_key) LEFT JOIN big USING (span_key)`.execute(
    db,
  );
  const wages = await readWages(db, merchantId, spans);
  return new Map(
    rows.map((row) => {
      const countsAt = (moment: Moment): Counts => {
        const { results, ...figures } = row[moment] ?? row.now;
        return { figures: { ...noFigures, ...figures, wages: wages.get(row.key)?.[moment] ?? 0 }, results };
      };
      return [row.key, { now: countsAt('now'), early: countsAt('early') }];
    }),
  );
}

export type MemberCounts = Pick<TeamFigures, 'activeMembers'> & Pick<Counts, 'results'>;

/** The same for members: how many were active, and the results of the big winners. */
export async function readMembers(
  db: GatewayDatabase,
  merchantId: number,
  spans: readonly Span[],
): Promise<ReadonlyMap<number, Readonly<Record<Moment, MemberCounts>>>> {
  if (spans.length === 0) return new Map();
  const moments: Moments = ['now', 'early'];
  const hasVoids = await findVoids(db, merchantId, spans);
  const columns = moments.map((moment) => {
    const { of } = named(moment);
    return sql`jsonb_build_object('activeMembers', ${of('members')}, 'results', COALESCE(${of('results')}, '[]')) AS ${sql.ref(moment)}`;
  });
  const { rows } = await sql<{ key: number } & Record<Moment, MemberCounts>>`
    WITH ${spanRows(spans)}, ${groundOf(merchantId, hasVoids)}, ${membersOf(merchantId, spans, moments)}
    SELECT span_key AS key, ${sql.join(columns)} FROM active LEFT JOIN big USING (span_key)`.execute(db);
  return new Map(rows.map(({ key, ...counted }) => [key, counted]));
}

/** The columns of one moment, and the rows that count for it. */
function named(moment: Moment): { of: (name: string) => RawBuilder<unknown>; counted: RawBuilder<unknown> } {
  return moment === 'now'
    ? { of: (name) => sql.ref(name), counted: sql`` }
    : { of: (name) => sql.ref(`early_${name}`), counted: sql`FILTER (WHERE at < early_at)` };
}

const sumsOf = (moments: Moments, names: readonly string[]): RawBuilder<unknown> =>
  sql.join(
    moments.flatMap((moment) => {
      const { of, counted } = named(moment);
      return names.map((name) => sql`add_up(${sql.ref(name)}) ${counted} AS ${of(name)}`);
    }),
  );

/** If no sums are kept, the known part is empty and ends at the start of the range. */
function spanRows(spans: readonly Span[]): RawBuilder<unknown> {
  const of = <Value>(pick: (span: Span) => Value): Value[] => spans.map(pick);
  const people = spans.flatMap(({ key, held, known, knownEarly }) => [
    ...held.map((member) => ({ key, member, isHeld: true })),
    ...[...new Set([...(known?.winners ?? []), ...(knownEarly?.winners ?? [])])]
      .filter((member) => !held.includes(member))
      .map((member) => ({ key, member, isHeld: false })),
  ]);
  return sql`span AS MATERIALIZED (
      SELECT *, dense_rank() OVER (ORDER BY from_at, before_at, until_at, early_at, known_at) AS range_id FROM unnest(
        ${of(({ key }) => key)}::bigint[], ${of(({ agentId }) => agentId)}::bigint[], ${of(({ from }) => from)}::timestamptz[],
        ${of(({ before }) => before)}::timestamptz[], ${of(({ until }) => until)}::timestamptz[],
        ${of(({ early, from }) => early ?? from)}::timestamptz[], ${of(({ known, from }) => known?.upTo ?? from)}::timestamptz[],
        ${of(({ known }) => known?.activeMembers ?? 0)}::bigint[], ${of(({ knownEarly }) => knownEarly?.activeMembers ?? null)}::bigint[],
        ${of(({ minimumBet }) => minimumBet)}::bigint[], ${of(({ isSplit }) => isSplit)}::boolean[], ${of(({ bigWin }) => bigWin)}::bigint[]
      ) AS asked (span_key, agent_id, from_at, before_at, until_at, early_at, known_at, known_members, early_known, minimum, is_split, big_win)
    ), person_asked AS MATERIALIZED (SELECT * FROM unnest(${people.map(({ key }) => key)}::bigint[], ${people.map(({ member }) => member)}::bigint[],
      ${people.map(({ isHeld }) => isHeld)}::boolean[]) AS asked (span_key, member_id, is_held)
    ), range AS MATERIALIZED (SELECT DISTINCT range_id, from_at, before_at, until_at, early_at, known_at FROM span)`;
}

/**
 * The lineages of each team, and the amounts that voids move between its windows. Without voids the join with bets is
 * left out, because planning it over all months takes longer than summing a team.
 */
function groundOf(merchantId: number, hasVoids: boolean): RawBuilder<unknown> {
  const moved = sql`SELECT range_id, bet.member_id, bet.lineage_id, sign * stake AS stake, sign * valid_stake AS valid_stake, sign * payout AS payout,
        voided_at AS at FROM range JOIN bet_void ON bet_void.merchant_id = ${merchantId} AND voided_at >= from_at AND voided_at < greatest(before_at, until_at)
        CROSS JOIN LATERAL (SELECT CASE WHEN voided_at < before_at THEN 1 ELSE -1 END AS sign) AS way
        JOIN bet ON bet.member_id = bet_void.member_id AND bet.opened_at = bet_void.opened_at AND bet.id = bet_void.bet_id
      WHERE settled_at < from_at AND sign = 1 OR settled_at >= from_at AND settled_at < before_at AND sign = -1`;
  const nothing = sql`SELECT 0::bigint AS range_id, 0::bigint AS member_id, 0 AS lineage_id, 0::bigint AS stake, 0::bigint AS valid_stake, 0::bigint AS payout,
        now() AS at WHERE false`;
  return sql`below AS MATERIALIZED (
      SELECT span_key, range_id, early_at, lineage_id, ${place} FROM span JOIN lineage_ancestor AS above ON above.merchant_id = ${merchantId} AND above.ancestor_id = agent_id
    ), late AS MATERIALIZED (${hasVoids ? moved : nothing})`;
}

/** Whether any bets were voided in a range or, up to its `until`, after it. */
async function findVoids(db: GatewayDatabase, merchantId: number, spans: readonly Span[]): Promise<boolean> {
  const since = new Date(Math.min(...spans.map(({ from }) => from.getTime())));
  const last = new Date(Math.max(...spans.map(({ before, until }) => Math.max(before.getTime(), until.getTime()))));
  const { rows } = await sql<{ found: boolean }>`
    SELECT EXISTS (SELECT FROM bet_void WHERE merchant_id = ${merchantId} AND voided_at >= ${since} AND voided_at < ${last}) AS found`.execute(
    db,
  );
  return rows[0]?.found ?? false;
}

/** Skips sums that are not needed, because they read members or bets one by one. */
function playOf(merchantId: number, spans: readonly Span[], { moments, hasVoids }: Sought): RawBuilder<unknown> {
  return sql`${groundOf(merchantId, hasVoids)}, team AS (
      SELECT span_key, ${sumsOf(moments, ['stake', 'valid_stake', 'payout', 'bonus', 'rebate', 'fees'])} FROM (
        SELECT span_key, early_at, stake, valid_stake, payout, bonus, rebate, fees, hour AS at FROM span JOIN team_hour ON team_hour.merchant_id = ${merchantId}
          AND team_hour.ancestor_id = agent_id AND hour >= from_at AND hour < before_at
        UNION ALL SELECT span_key, early_at, late.stake, late.valid_stake, late.payout, 0, 0, 0, at FROM below JOIN late USING (range_id, lineage_id)
      ) AS hours GROUP BY span_key
    ), ${splitOf(merchantId, spans, moments)}, ${membersOf(merchantId, spans, moments)}`;
}

// One number for both columns. With two, the planner would compare every member with every lineage.
const place = sql`(range_id << 32) + lineage_id AS place`;

function splitOf(merchantId: number, spans: readonly Span[], moments: Moments): RawBuilder<unknown> {
  const asked = spans.filter(({ isSplit }) => isSplit);
  const columns = moments.flatMap((moment) => ['won', 'lost'].map((name) => sql`0::bigint AS ${named(moment).of(name)}`));
  if (asked.length === 0) return sql`split AS (SELECT 0::bigint AS span_key, ${sql.join(columns)} WHERE false)`;
  const since = new Date(Math.min(...asked.map(({ from }) => from.getTime())));
  const last = new Date(Math.max(...asked.map(({ before }) => before.getTime())));
  // The BRIN index needs instants that the planner knows.
  const isRecent = sql`settled_at >= ${since} AND settled_at < ${last}`;
  const sums = moments.flatMap((moment) => {
    const { of } = named(moment);
    const counted = sql`add_up(valid_stake) FILTER (WHERE ${moment === 'now' ? sql`is_now` : sql`is_early`}`;
    return [sql`${counted} AND payout > stake) AS ${of('won')}`, sql`${counted} AND payout < stake) AS ${of('lost')}`];
  });
  return sql`split AS (
      SELECT span_key, ${sql.join(sums)} FROM (
        SELECT span_key, stake, payout, valid_stake, COALESCE(voided_at >= until_at, true) AS is_now,
          settled_at < span.early_at AND COALESCE(voided_at >= span.early_at, true) AS is_early
        FROM span JOIN below USING (span_key) JOIN bet ON ${isRecent} AND bet.merchant_id = ${merchantId} AND bet.lineage_id = below.lineage_id
          AND settled_at >= from_at AND settled_at < before_at
          LEFT JOIN bet_void ON bet_void.member_id = bet.member_id AND bet_void.opened_at = bet.opened_at AND bet_void.bet_id = bet.id
        WHERE is_split
      ) AS told GROUP BY span_key
    )`;
}

/**
 * If the start of a span is kept, this sums only members who have played since and those listed by name. The others
 * have not changed.
 */
function membersOf(merchantId: number, spans: readonly Span[], moments: Moments): RawBuilder<unknown> {
  const asksMembers = spans.some(({ minimumBet, bigWin, held }) => minimumBet !== null || bigWin !== null || held.length > 0);
  const knows = spans.some(({ known }) => known !== null);
  const before = knows
    ? sql`UNION ALL SELECT range_id, played.member_id, old.* FROM (
          SELECT range_id, member_id FROM recent UNION SELECT range_id, member_id FROM span JOIN person_asked USING (span_key)
        ) AS played JOIN range USING (range_id) CROSS JOIN LATERAL (
          SELECT lineage_id, stake, valid_stake, payout, hour AS at FROM member_hour
          WHERE member_id = played.member_id AND hour >= from_at AND hour < known_at OFFSET 0
        ) AS old WHERE known_at > from_at`
    : sql``;
  const isKnown = sql`FILTER (WHERE at < known_at)`;
  const active = (moment: Moment) => {
    const { of } = named(moment);
    const isActive = sql`>= greatest(minimum, 1)`;
    const told = sql`known_members + count(*) FILTER (WHERE ${of('valid_stake')} ${isActive}) - count(*) FILTER (WHERE known_stake ${isActive})`;
    return sql`${moment === 'now' ? told : sql`COALESCE(early_known, ${told})`} AS ${of('members')}`;
  };
  const results = (moment: Moment) => {
    const { of } = named(moment);
    return sql`jsonb_agg(jsonb_build_object('member', member_id, 'result', ${of('result')}) ORDER BY member_id)
        FILTER (WHERE ${of('result')} <= -big_win OR is_held) AS ${of('results')}`;
  };
  const early = sql`, add_up(early_valid_stake) AS early_valid_stake, COALESCE(add_up(early_stake) - add_up(early_payout), 0) AS early_result`;
  return sql`recent AS (
      SELECT * FROM (
        SELECT range_id, member_id, lineage_id, stake, valid_stake, payout, hour AS at FROM range
          JOIN member_hour ON member_hour.merchant_id = ${merchantId} AND hour >= known_at AND hour < before_at
        UNION ALL SELECT * FROM late
      ) AS hours WHERE ${asksMembers} AND lineage_id IN (SELECT lineage_id FROM below)
    ), played AS MATERIALIZED (
      SELECT ${place}, member_id, ${sumsOf(moments, ['stake', 'valid_stake', 'payout'])}, add_up(valid_stake) ${isKnown} AS known_stake
      FROM (SELECT * FROM recent ${before}) AS hours JOIN range USING (range_id) GROUP BY 1, 2
    ), person AS MATERIALIZED (
      SELECT span_key, played.member_id, add_up(valid_stake) AS valid_stake, add_up(stake) - add_up(payout) AS result,
        add_up(known_stake) AS known_stake ${moments.includes('early') ? early : sql``}
      FROM below JOIN played USING (place) GROUP BY 1, 2
    ), active AS (
      SELECT span_key, ${sql.join(moments.map(active))} FROM span LEFT JOIN person USING (span_key) GROUP BY span_key, known_members, early_known
    ), big AS (
      SELECT span_key, ${sql.join(moments.map(results))}
      FROM span JOIN person USING (span_key) LEFT JOIN person_asked USING (span_key, member_id) GROUP BY span_key
    )`;
}

/** Payments to agents on their other kinds of agreements. A dividend deducts them. */
async function readWages(
  db: GatewayDatabase,
  merchantId: number,
  spans: readonly Span[],
): Promise<ReadonlyMap<number, Readonly<Record<Moment, number>>>> {
  const of = <Value>(pick: (span: Span) => Value): Value[] => spans.map(pick);
  const { rows } = await sql<{ key: number; now: number; early: number }>`
    SELECT span_key AS key, sum(due)::bigint AS now, COALESCE(sum(due) FILTER (WHERE posted_at < early_at), 0)::bigint AS early
    FROM unnest(${of(({ key }) => key)}::bigint[], ${of(({ agentId }) => agentId)}::bigint[], ${of(({ from }) => from)}::timestamptz[],
      ${of(({ before }) => before)}::timestamptz[], ${of(({ early, from }) => early ?? from)}::timestamptz[]
    ) AS span (span_key, agent_id, from_at, before_at, early_at) JOIN commission_line AS line ON line.merchant_id = ${merchantId}
      AND line.member_id = agent_id AND line.kind <> 'dividend' AND line.state <> 'ended'
      AND posted_at >= span.from_at AND posted_at < span.before_at
    GROUP BY span_key`.execute(db);
  return new Map(rows.map(({ key, now, early }) => [key, { now, early }]));
}
