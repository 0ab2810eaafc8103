import { figures, moneyFigures, playFigures } from '@livery/gateway/agents/figures';

export interface TreeSize {
  readonly members: number;
  readonly bets: number;
}

/** The numbers of a tree. Members are numbered from 1: agents first, then players. */
export interface TreePlan extends TreeSize {
  readonly merchantId: number;
  readonly currency: string;
  /** Added to a number to get the member's id. */
  readonly base: number;
  /** Added to an agent's number to get the lineage of its direct members. */
  readonly lineages: number;
  readonly agents: number;
  /** The number of the second root; every agent before it is below the first, who is number 1. */
  readonly second: number;
  /** The hour that begins when the last bet is over. */
  readonly end: string;
}

const days = 90;
const hours = days * 24;
const paymentsEach = 3;
/** Rounds that a member plays in an hour. */
const roundsEach = 25;
/** Hours between a member's turns, and between the turns of one member and the next. Prime to `hours`. */
const [playStep, memberStep] = [197, 31];

/** Lists of statements, each in its order. They may run at the same time, on different connections. */
export type Stage = readonly (readonly string[])[];

/** The tables that get the most rows. Their indexes are built after the rows. */
export const largeTables = ['bet', 'member_hour', 'member_money_hour', 'lineage_hour', 'team_hour', 'txn', 'entry'];

/** The members and partitions that the other rows need. */
export const groundOf = (tree: TreePlan): readonly string[] => [...people(tree), ...[0, 1, 2, 3].flatMap(partitions)];

/**
 * A tree's rows, written past the laws of the books. The server makes them, because a client's COPY of so many takes
 * longer to write than the server takes to make them. Tables get their rows in the order of time, as in real use.
 * `built` returns statements for each partition of a large table, which lock it.
 */
export function stagesOf(tree: TreePlan, built: (table: string) => Stage): readonly Stage[] {
  // Payments take as long as a tenth of the play.
  const middle = Math.floor(0.45 * hours);
  const [largest = [], ...others] = built('bet');
  return [
    [
      [bets(tree, 0, middle), playedHours(tree, 0, middle), payments(tree), paidHours(tree)],
      [bets(tree, middle, hours), playedHours(tree, middle, hours)],
    ],
    [
      [lineageHours(tree, 'member_hour', playFigures), ...built('member_hour').flat()],
      [lineageHours(tree, 'member_money_hour', moneyFigures), teamSizes(tree)],
      largest,
    ],
    [
      [`SELECT fold_active(${tree.merchantId}, '-infinity', '{}', '[]')`],
      [...built('lineage_hour').flat(), ...spans.map((span) => teamHours(tree, span)), ...built('team_hour').flat()],
      ...others,
      ...['member_money_hour', 'txn', 'entry'].flatMap(built),
    ],
    ['member', 'member_month', 'team_active'].map((name) => [`VACUUM (ANALYZE) ${name}`]),
    [[folded(tree), 'DROP TABLE bench_place', ...['bet', 'txn', 'entry'].map((parent) => `ANALYZE ${parent}`)]],
  ];
}

const folded = ({ merchantId }: TreePlan): string =>
  `INSERT INTO team_fold VALUES (${merchantId}, clock_timestamp(), clock_timestamp()) ON CONFLICT (merchant_id) DO UPDATE SET reached = excluded.reached`;

function partitions(month: number): string[] {
  const day = `(now() - interval '${month} months')::date`;
  return [`SELECT make_bet_partition(${day})`, `SELECT make_ledger_partitions(${day})`];
}

/** 60 % of the members are in the first tree. Agents are a binary tree; 10⁵ members are up to 12 deep. */
function people({ merchantId, currency, members, base, lineages, agents, second, end }: TreePlan): string[] {
  const root = `(SELECT id FROM lineage WHERE merchant_id = ${merchantId} AND above IS NULL)`;
  return [
    // The parent of every number; 0 for roots.
    `CREATE UNLOGGED TABLE bench_place AS SELECT number, CASE
      WHEN number IN (1, ${second}) THEN 0
      WHEN number < ${second} THEN number / 2
      WHEN number <= ${agents} THEN (number - ${second} + 1) / 2 + ${second} - 1
      WHEN number <= ${Math.floor(members * 0.6)} + ${agents - second + 1} THEN 1 + number * 7919::bigint % ${second - 1}
      ELSE ${second} + number % ${agents - second + 1} END::bigint AS parent
    FROM generate_series(1, ${members}::bigint) AS number`,
    `INSERT INTO member (id, merchant_id, username, nickname, type, state, parent_id, lineage_id, created_at) OVERRIDING SYSTEM VALUE
      SELECT ${base} + number, ${merchantId}, 'tree' || number, 'tree' || number, CASE WHEN number <= ${agents} THEN 1 ELSE 0 END, 'active',
        NULLIF(parent, 0) + ${base}, CASE WHEN parent = 0 THEN ${root} ELSE ${lineages} + parent END, timestamptz '${end}' - interval '1 day' * (number % ${days})
      FROM bench_place`,
    `SELECT setval(pg_get_serial_sequence('member', 'id'), ${base + members}), setval(pg_get_serial_sequence('lineage', 'id'), ${lineages + agents})`,
    `INSERT INTO lineage_ancestor (merchant_id, ancestor_id, lineage_id, depth) WITH RECURSIVE path AS (
        SELECT number AS of, number AS ancestor, 1 AS depth FROM bench_place WHERE number <= ${agents}
        UNION ALL SELECT path.of, parent, depth + 1 FROM path JOIN bench_place ON number = ancestor WHERE parent > 0
      ) SELECT ${merchantId}, ${base} + ancestor, ${lineages} + of, depth FROM path`,
    `INSERT INTO lineage OVERRIDING SYSTEM VALUE
      SELECT ${lineages} + number, ${merchantId}, CASE WHEN parent = 0 THEN ${root} ELSE ${lineages} + parent END, ${base} + number,
        (SELECT max(depth) FROM lineage_ancestor WHERE lineage_id = ${lineages} + number) FROM bench_place WHERE number <= ${agents}`,
    `INSERT INTO account (merchant_id, member_id, kind, unit, may_go_below, balance)
      SELECT ${merchantId}, ${base} + number, 'CASH', '${currency}', false, 100000 FROM bench_place`,
    // The first root logs in like the demo member.
    `INSERT INTO member_credential (merchant_id, member_id, kind, hash, changed_at)
      SELECT ${merchantId}, ${base} + 1, kind, hash, now() FROM member_credential JOIN member ON member.id = member_id
      WHERE member.merchant_id = ${merchantId} AND username = 'demo' AND kind = 'password'`,
    'ANALYZE member, account, lineage, lineage_ancestor',
  ];
}

const zoneOf = ({ merchantId }: TreePlan): string => `(SELECT time_zone FROM merchant WHERE id = ${merchantId}) AS house`;

/** Sorts the groups. With a plain ORDER BY, the planner sorts every row before it groups them, which takes twice as long. */
const inOrder = (groups: string, order: string): string => `WITH groups AS MATERIALIZED (${groups}) SELECT * FROM groups ORDER BY ${order}`;

/** The start of an hour by its place in the seed, from 0. */
const hourAt = ({ end }: TreePlan, place: number | string): string => `timestamptz '${end}' - interval '1 hour' * (${hours} - (${place}))`;

/** Twenty-five rounds of a game in an hour, now and then, for the hours `from` until `before`. */
function bets(tree: TreePlan, from: number, before: number): string {
  const { merchantId, currency, base, agents, members } = tree;
  const players = members - agents;
  const each = Math.ceil(tree.bets / players);
  const turns = Math.ceil(each / roundsEach);
  // A member's turn is in the hour `hours - 1 - (player * memberStep + turn * playStep) % hours`, so the members with
  // the same turn in an hour are `hours` apart.
  const inverse = Array.from({ length: hours }, (_, factor) => factor).find((factor) => (factor * memberStep) % hours === 1) ?? 1;
  const first = `(((${hours} - 1 - slot / ${turns} - slot % ${turns} * ${playStep}) % ${hours} + ${hours}) % ${hours} * ${inverse} % ${hours})`;
  return `INSERT INTO bet (member_id, id, merchant_id, node_id, key, stake, valid_stake, payout, opened_at, settled_at, settle_txn, day, lineage_id, unit, game_type)
    SELECT member_id, round, ${merchantId}, 27002, ('0000' || lpad(to_hex(${merchantId}), 4, '0') || lpad(to_hex(round), 24, '0'))::uuid, stake, stake,
      payout, at, at, round, (at AT TIME ZONE time_zone)::date, lineage_id, '${currency}', (ARRAY['INHOUSE', 'RNG', 'LIVE'])[1 + round / 25 % 3]
    FROM (
      SELECT ${base + agents + 1} + player AS member_id, 1000000000 + step AS round, 100 + step % 400 AS stake, (step % 7) * 70 AS payout,
        ${hourAt(tree, `slot / ${turns}`)} + interval '1 second' * (step % 3000) AS at
      FROM generate_series(${from * turns}, ${before * turns - 1}) AS slot
        CROSS JOIN LATERAL generate_series(${first}, ${players - 1}, ${hours}) AS player
        CROSS JOIN LATERAL generate_series(0, least(${roundsEach}, ${each} - slot % ${turns} * ${roundsEach}) - 1) AS turn
        CROSS JOIN LATERAL (SELECT player::bigint * ${each} + slot % ${turns} * ${roundsEach} + turn AS step) AS place
      WHERE step < ${tree.bets}
    ) AS rounds JOIN member ON member.id = member_id CROSS JOIN ${zoneOf(tree)}`;
}

/** A member keeps its lineage, and an hour is within one day: the zones of the demo merchants differ from UTC by whole hours. */
function playedHours(tree: TreePlan, from: number, before: number): string {
  const { merchantId, base } = tree;
  return `INSERT INTO member_hour (member_id, hour, merchant_id, lineage_id, day, game_type, stake, valid_stake, payout, last_at, rounds)
    ${inOrder(
      `SELECT member_id, date_bin('1 hour', settled_at, '${tree.end}') AS hour, ${merchantId}, min(lineage_id), min(day), game_type,
        add_up(stake), add_up(valid_stake), add_up(payout), max(settled_at), count(*)
      FROM bet
      WHERE merchant_id = ${merchantId} AND member_id > ${base} AND opened_at >= ${hourAt(tree, from)} AND opened_at < ${hourAt(tree, before)}
      GROUP BY member_id, hour, game_type`,
      'hour, member_id',
    )}`;
}

/** Every player was paid something three times; the other side of each posting is left out. */
function payments(tree: TreePlan): string {
  const { merchantId, members, base, agents } = tree;
  return `WITH paid AS (
      SELECT 2000000001 + (${base} + number) * ${paymentsEach} + place AS txn, account.id AS account, place,
        ${hourAt(tree, `${hours} - 1 - (number * 17 + place * 613) % ${hours}`)} AS at
      FROM generate_series(${agents + 1}, ${members}::bigint) AS number CROSS JOIN generate_series(0, ${paymentsEach - 1}) AS place
      JOIN account ON account.merchant_id = ${merchantId} AND member_id = ${base} + number AND account.kind = 'CASH'
    ), posted AS (
      INSERT INTO txn (id, at, merchant_id, kind, actor)
      SELECT txn, at, ${merchantId}, CASE place WHEN 0 THEN 'mission' ELSE 'deposit' END, 'job:bench' FROM paid ORDER BY at
    ) INSERT INTO entry (txn_id, at, account_id, amount, balance_after, merchant_id, position, is_play)
      SELECT txn, at, account, 1000 * (1 + place), 100000, ${merchantId}, 2, false FROM paid ORDER BY at`;
}

function paidHours(tree: TreePlan): string {
  const { merchantId, base } = tree;
  return `INSERT INTO member_money_hour (member_id, hour, merchant_id, lineage_id, bonus, rebate, fees, deposits, withdrawals, joined, first_deposits)
    SELECT member_id, hour, ${merchantId}, lineage_id, sum(bonus), 0, 0, sum(deposits), 0, sum(joined), max(first) FROM (
      SELECT member_id, date_trunc('hour', at, time_zone) AS hour, amount * ((txn_id - 2000000001) % ${paymentsEach} = 0)::integer AS bonus,
        amount * ((txn_id - 2000000001) % ${paymentsEach} <> 0)::integer AS deposits, 0 AS joined,
        (row_number() OVER (PARTITION BY member_id, (txn_id - 2000000001) % ${paymentsEach} = 0 ORDER BY at) = 1 AND (txn_id - 2000000001) % ${paymentsEach} <> 0)::integer AS first
      FROM entry JOIN account ON account.id = account_id CROSS JOIN ${zoneOf(tree)}
      WHERE entry.merchant_id = ${merchantId} AND txn_id >= 2000000000
      UNION ALL SELECT id, date_trunc('hour', created_at, time_zone), 0, 0, 1, 0 FROM member CROSS JOIN ${zoneOf(tree)}
        WHERE merchant_id = ${merchantId} AND id > ${base}
    ) AS each JOIN member ON member.id = member_id GROUP BY 1, 2, 3, 4 ORDER BY 2, 1`;
}

const names = (of: readonly string[]): string => of.join(', ');
const sums = (of: readonly string[]): string => figures.map((name) => (of.includes(name) ? `add_up(${name})` : '0')).join(', ');

function lineageHours({ merchantId, base }: TreePlan, from: 'member_hour' | 'member_money_hour', of: readonly string[]): string {
  return `INSERT INTO lineage_hour (merchant_id, lineage_id, hour, game_type, ${names(figures)})
    ${inOrder(
      `SELECT merchant_id, lineage_id, hour, ${from === 'member_hour' ? 'game_type' : `''`}, ${sums(of)} FROM ${from}
      WHERE merchant_id = ${merchantId} AND member_id > ${base} GROUP BY 1, 2, 3, 4`,
      'hour, lineage_id',
    )}`;
}

const spanDays = 3;
const spanCount = Math.ceil((days + 1) / spanDays);

/** Places of hours, the oldest first; each span fits in memory. The last members join in the hour after the last bet. */
const spans = Array.from({ length: spanCount }, (_, place) => {
  const from = hours + 1 - (spanCount - place) * spanDays * 24;
  return { from, before: from + spanDays * 24 };
});

function teamHours(tree: TreePlan, { from, before }: (typeof spans)[number]): string {
  const { merchantId } = tree;
  return `INSERT INTO team_hour (merchant_id, ancestor_id, hour, game_type, ${names(figures)})
    ${inOrder(
      `SELECT merchant_id, ancestor_id, hour, game_type, ${sums(figures)} FROM lineage_hour JOIN lineage_ancestor USING (merchant_id, lineage_id)
      WHERE merchant_id = ${merchantId} AND hour >= ${hourAt(tree, from)} AND hour < ${hourAt(tree, before)} GROUP BY 1, 2, 3, 4`,
      'hour, ancestor_id',
    )}`;
}

function teamSizes({ merchantId }: TreePlan): string {
  return `INSERT INTO team_size (merchant_id, ancestor_id, members, agents)
    SELECT merchant_id, ancestor_id, count(*), count(*) FILTER (WHERE type <> 0) FROM member JOIN lineage_ancestor USING (merchant_id, lineage_id)
    WHERE merchant_id = ${merchantId} GROUP BY 1, 2
    ON CONFLICT (merchant_id, ancestor_id) DO UPDATE SET members = excluded.members, agents = excluded.agents`;
}
