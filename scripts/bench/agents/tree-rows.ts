import { figures, moneyFigures, playFigures } from '@livery/gateway/agents/figures';

export interface TreeSize {
  readonly members: number;
  readonly bets: number;
}

/** Numbers of a tree: members have them from 1, agents first, then those who play. */
export interface TreePlan extends TreeSize {
  readonly merchantId: number;
  readonly currency: string;
  /** What is added to a number to get the member's id. */
  readonly base: number;
  /** What is added to an agent's number to get the lineage of its direct members. */
  readonly lineages: number;
  readonly agents: number;
  /** The number of the second root; every agent before it is below the first, who is number 1. */
  readonly second: number;
}

const days = 90;
const paymentsEach = 3;

/** Statements that may run at the same time, on a connection each; each list runs in its order. */
export type Stage = readonly (readonly string[])[];

/**
 * A tree's rows, past the laws of the books. They are made in the server: a client's COPY of as many takes longer to write than they take to
 * make. Tables get their rows in the order of time, as they would have.
 */
export function stagesOf(tree: TreePlan): readonly Stage[] {
  const { members, agents } = tree;
  // Payments take as long as a tenth of the play.
  const middle = Math.floor(agents + 0.45 * (members - agents));
  return [
    // The gateway's own folds find nothing to sum meanwhile.
    [[foldedUntil(tree, `'infinity'`), ...people(tree), ...[0, 1, 2, 3].flatMap(partitions)]],
    [
      [bets(tree, agents + 1, middle), playedHours(tree, agents + 1, middle), payments(tree), paidHours(tree)],
      [bets(tree, middle + 1, members), playedHours(tree, middle + 1, members)],
    ],
    [[lineageHours(tree, 'member_hour', playFigures)], [lineageHours(tree, 'member_money_hour', moneyFigures), teamSizes(tree)]],
    // Rows come in the order of time, and their key begins with the ancestor: it is faster to build it afterwards.
    [['ALTER TABLE team_hour DROP CONSTRAINT team_hour_pkey']],
    [
      spans.filter((_, place) => place % 3 > 0).map((span) => teamHours(tree, span)),
      [
        `SELECT fold_active(${tree.merchantId}, '-infinity', '{}', '[]')`,
        ...spans.filter((_, place) => place % 3 === 0).map((span) => teamHours(tree, span)),
      ],
    ],
    [['ALTER TABLE team_hour ADD CONSTRAINT team_hour_pkey PRIMARY KEY (merchant_id, ancestor_id, hour, game_type)']],
    [[foldedUntil(tree, 'clock_timestamp()'), 'DROP TABLE bench_place']],
  ];
}

const foldedUntil = ({ merchantId }: TreePlan, reached: string): string =>
  `INSERT INTO team_fold VALUES (${merchantId}, ${reached}, clock_timestamp()) ON CONFLICT (merchant_id) DO UPDATE SET reached = excluded.reached`;

function partitions(month: number): string[] {
  const day = `(now() - interval '${month} months')::date`;
  return [`SELECT make_bet_partition(${day})`, `SELECT make_ledger_partitions(${day})`];
}

/** 60 % of the members are in the first tree. Agents are a binary tree; 10⁵ members are up to 12 deep. */
function people({ merchantId, currency, members, base, lineages, agents, second }: TreePlan): string[] {
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
        NULLIF(parent, 0) + ${base}, CASE WHEN parent = 0 THEN ${root} ELSE ${lineages} + parent END, now() - interval '1 day' * (number % ${days})
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
    // The first root logs in as the demo member does.
    `INSERT INTO member_credential (merchant_id, member_id, kind, hash, changed_at)
      SELECT ${merchantId}, ${base} + 1, kind, hash, now() FROM member_credential JOIN member ON member.id = member_id
      WHERE member.merchant_id = ${merchantId} AND username = 'demo' AND kind = 'password'`,
  ];
}

const zoneOf = ({ merchantId }: TreePlan): string => `(SELECT time_zone FROM merchant WHERE id = ${merchantId}) AS house`;

/** Twenty-five rounds of a game in an hour, now and then. */
function bets(tree: TreePlan, first: number, last: number): string {
  const { merchantId, currency, base, agents } = tree;
  const each = Math.ceil(tree.bets / (tree.members - agents));
  const [from, to] = [(first - agents - 1) * each, Math.min(tree.bets, (last - agents) * each) - 1];
  return `INSERT INTO bet (member_id, id, merchant_id, node_id, key, stake, valid_stake, payout, opened_at, settled_at, settle_txn, day, lineage_id, unit, game_type)
    SELECT member_id, round, ${merchantId}, 27002, ('0000' || lpad(to_hex(${merchantId}), 4, '0') || lpad(to_hex(round), 24, '0'))::uuid, stake, stake,
      payout, at, at, round, (at AT TIME ZONE time_zone)::date, lineage_id, '${currency}', (ARRAY['INHOUSE', 'RNG', 'LIVE'])[1 + round / 25 % 3]
    FROM (
      SELECT ${base + agents + 1} + step / ${each} AS member_id, 1000000000 + step AS round, 100 + step % 400 AS stake, (step % 7) * 70 AS payout,
        date_trunc('hour', now()) - interval '1 hour' * (1 + (step / ${each} * 31 + step % ${each} / 25 * 197) % ${days * 24})
        + interval '1 second' * (step % 3000) AS at
      FROM generate_series(${from}, ${to}::bigint) AS step
    ) AS rounds JOIN member ON member.id = member_id CROSS JOIN ${zoneOf(tree)}`;
}

function playedHours(tree: TreePlan, first: number, last: number): string {
  const { merchantId, base } = tree;
  return `INSERT INTO member_hour (member_id, hour, merchant_id, lineage_id, day, game_type, stake, valid_stake, payout, last_at, rounds)
    SELECT member_id, date_trunc('hour', settled_at, time_zone), merchant_id, lineage_id, day, game_type,
      sum(stake), sum(valid_stake), sum(payout), max(settled_at), count(*)
    FROM bet CROSS JOIN ${zoneOf(tree)} WHERE merchant_id = ${merchantId} AND member_id BETWEEN ${base + first} AND ${base + last}
    GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 2, 1`;
}

/** Every player was paid something three times; the other side of each posting is left out. */
function payments({ merchantId, members, base, agents }: TreePlan): string {
  return `WITH paid AS (
      SELECT 2000000001 + (${base} + number) * ${paymentsEach} + place AS txn, account.id AS account, place,
        date_trunc('hour', now()) - interval '1 hour' * (1 + (number * 17 + place * 613) % ${days * 24}) AS at
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
const sums = (of: readonly string[]): string => figures.map((name) => (of.includes(name) ? `sum(${name})` : '0')).join(', ');

function lineageHours({ merchantId, base }: TreePlan, from: 'member_hour' | 'member_money_hour', of: readonly string[]): string {
  return `INSERT INTO lineage_hour (merchant_id, lineage_id, hour, game_type, ${names(figures)})
    SELECT merchant_id, lineage_id, hour, ${from === 'member_hour' ? 'game_type' : `''`}, ${sums(of)} FROM ${from}
    WHERE merchant_id = ${merchantId} AND member_id > ${base} GROUP BY 1, 2, 3, 4 ORDER BY 3, 2`;
}

const spanDays = 3;
const spanCount = Math.ceil((days + 1) / spanDays);

/** Of hours, the oldest first; each fits in memory. The last ends in the hour before now. */
const spans = Array.from({ length: spanCount }, (_, place) => {
  const at = (of: number) => `date_trunc('hour', now()) - interval '${(spanCount - of) * spanDays} days'`;
  return `hour >= ${at(place)} AND hour < ${at(place + 1)}`;
});

function teamHours({ merchantId }: TreePlan, span: string): string {
  return `INSERT INTO team_hour (merchant_id, ancestor_id, hour, game_type, ${names(figures)})
    SELECT merchant_id, ancestor_id, hour, game_type, ${sums(figures)} FROM lineage_hour JOIN lineage_ancestor USING (merchant_id, lineage_id)
    WHERE merchant_id = ${merchantId} AND ${span} GROUP BY 1, 2, 3, 4 ORDER BY 3, 2`;
}

function teamSizes({ merchantId }: TreePlan): string {
  return `INSERT INTO team_size (merchant_id, ancestor_id, members, agents)
    SELECT merchant_id, ancestor_id, count(*), count(*) FILTER (WHERE type <> 0) FROM member JOIN lineage_ancestor USING (merchant_id, lineage_id)
    WHERE merchant_id = ${merchantId} GROUP BY 1, 2
    ON CONFLICT (merchant_id, ancestor_id) DO UPDATE SET members = excluded.members, agents = excluded.agents`;
}
