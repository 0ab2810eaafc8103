import type pg from 'pg';

export interface TreeSize {
  readonly members: number;
  readonly bets: number;
}

/** A merchant's tree as it was seeded. Members and agents have numbers from 1; agents come first. */
export interface SeededTree extends TreeSize {
  readonly merchantId: number;
  /** What is added to a number to get the member's id. */
  readonly base: number;
  /** Of all members; the rest play. */
  readonly agents: number;
  /** The number of the second root; everybody before it is below the first, who is number 1. */
  readonly second: number;
}

const days = 90;

/**
 * Two trees, 60 % of the members in the first, as binary trees of agents with players below each: 10⁵ members are up to 12 deep. Rows are
 * written past the laws of the books, a statement for each table. Times end now, so a seed that is kept for later is moved to then.
 */
export async function seedTree(client: pg.Client, merchantCode: string, { members, bets }: TreeSize): Promise<SeededTree> {
  const [merchant] = await ask<{ id: number; currency: string }>(client, 'SELECT id, currency FROM merchant WHERE code = $1', [
    merchantCode,
  ]);
  if (merchant === undefined) throw new Error(`There is no merchant ${merchantCode}`);
  const agents = Math.floor(members / 20);
  const second = Math.floor(agents * 0.6) + 1;
  const [known] = await ask<{ id: string }>(client, `SELECT id FROM member WHERE merchant_id = $1 AND username = 'tree1'`, [merchant.id]);
  const [last] = await ask<{ id: string; lineage: number }>(
    client,
    `SELECT (SELECT max(id) FROM member) AS id, (SELECT max(id) FROM lineage) AS lineage`,
  );
  const base = known === undefined ? Number(last?.id) : Number(known.id) - 1;
  const tree = { merchantId: merchant.id, members, bets, base, agents, second };
  if (known !== undefined) return tree;
  await client.query('BEGIN');
  await client.query('SET LOCAL session_replication_role = replica');
  await client.query(`SET LOCAL work_mem = '256MB'`);
  await fill(client, tree, Number(last?.lineage), merchant.currency);
  await client.query('COMMIT');
  await client.query('VACUUM ANALYZE');
  return tree;
}

async function fill(client: pg.Client, tree: SeededTree, lineages: number, currency: string): Promise<void> {
  const { merchantId, members, bets, base, agents, second } = tree;
  // The parent of every number; 0 for roots.
  const place = `CREATE TEMPORARY TABLE place ON COMMIT DROP AS SELECT number, CASE
      WHEN number IN (1, ${second}) THEN 0
      WHEN number < ${second} THEN number / 2
      WHEN number <= ${agents} THEN (number - ${second} + 1) / 2 + ${second} - 1
      WHEN number <= ${Math.floor(members * 0.6)} + ${agents - second + 1} THEN 1 + number * 7919::bigint % ${second - 1}
      ELSE ${second} + number % ${agents - second + 1} END::bigint AS parent
    FROM generate_series(1, ${members}::bigint) AS number`;
  const root = `(SELECT id FROM lineage WHERE merchant_id = ${merchantId} AND above IS NULL)`;
  const perPlayer = Math.ceil(bets / (members - agents));
  const statements = [
    place,
    `INSERT INTO member (id, merchant_id, username, nickname, type, state, parent_id, lineage_id, created_at) OVERRIDING SYSTEM VALUE
      SELECT ${base} + number, ${merchantId}, 'tree' || number, 'tree' || number, CASE WHEN number <= ${agents} THEN 1 ELSE 0 END, 'active',
        NULLIF(parent, 0) + ${base}, CASE WHEN parent = 0 THEN ${root} ELSE ${lineages} + parent END, now() - interval '1 day' * (number % ${days})
      FROM place`,
    `SELECT setval(pg_get_serial_sequence('member', 'id'), ${base + members}), setval(pg_get_serial_sequence('lineage', 'id'), ${lineages + agents})`,
    `INSERT INTO lineage_ancestor (merchant_id, ancestor_id, lineage_id, depth) WITH RECURSIVE path AS (
        SELECT number AS of, number AS ancestor, 1 AS depth FROM place WHERE number <= ${agents}
        UNION ALL SELECT path.of, parent, depth + 1 FROM path JOIN place ON number = ancestor WHERE parent > 0
      ) SELECT ${merchantId}, ${base} + ancestor, ${lineages} + of, depth FROM path`,
    `INSERT INTO lineage OVERRIDING SYSTEM VALUE
      SELECT ${lineages} + number, ${merchantId}, CASE WHEN parent = 0 THEN ${root} ELSE ${lineages} + parent END, ${base} + number,
        (SELECT max(depth) FROM lineage_ancestor WHERE lineage_id = ${lineages} + number) FROM place WHERE number <= ${agents}`,
    `INSERT INTO account (merchant_id, member_id, kind, unit, may_go_below, balance)
      SELECT ${merchantId}, ${base} + number, 'CASH', '${currency}', false, 0 FROM place`,
    ...[0, 1, 2, 3].map((month) => `SELECT make_bet_partition((now() - interval '${month} months')::date)`),
    // Twenty-five rounds of a game in an hour, now and then.
    `INSERT INTO bet (member_id, id, merchant_id, node_id, key, stake, valid_stake, payout, opened_at, settled_at, settle_txn, day, lineage_id, unit, game_type)
      SELECT member_id, round, ${merchantId}, 27002, ('0000' || lpad(to_hex(${merchantId}), 4, '0') || lpad(to_hex(round), 24, '0'))::uuid, stake, stake,
        payout, at, at, round, (at AT TIME ZONE time_zone)::date, lineage_id, '${currency}', (ARRAY['INHOUSE', 'SLOT', 'LIVE'])[1 + round / 25 % 3]
      FROM (
        SELECT ${base} + ${agents} + 1 + step / ${perPlayer} AS member_id, 1000000000 + step AS round, 100 + step % 400 AS stake, (step % 7) * 70 AS payout,
          date_trunc('hour', now()) - interval '1 hour' * ((step / ${perPlayer} * 31 + step % ${perPlayer} / 25 * 197) % ${days * 24})
          + interval '1 second' * (step % 3000) AS at
        FROM generate_series(0, ${bets - 1}::bigint) AS step
      ) AS rounds JOIN member ON member.id = member_id CROSS JOIN (SELECT time_zone FROM merchant WHERE id = ${merchantId}) AS house`,
    `INSERT INTO member_hour
      SELECT member_id, date_trunc('hour', settled_at, time_zone), merchant_id, lineage_id, sum(stake), sum(valid_stake), sum(payout), max(settled_at),
        count(*), day, game_type FROM bet CROSS JOIN (SELECT time_zone FROM merchant WHERE id = ${merchantId}) AS house
      WHERE merchant_id = ${merchantId} AND member_id > ${base} GROUP BY member_id, 2, merchant_id, lineage_id, day, game_type`,
    `INSERT INTO member_money_hour (member_id, hour, merchant_id, lineage_id, bonus, rebate, fees, deposits, withdrawals, joined, first_deposits)
      SELECT id, date_trunc('hour', created_at, time_zone), ${merchantId}, lineage_id, 10, 5, 1, 1000, 200, 1, 1 FROM member
      CROSS JOIN (SELECT time_zone FROM merchant WHERE id = ${merchantId}) AS house WHERE merchant_id = ${merchantId} AND id > ${base}`,
    `SELECT set_config('livery.merchant', '${merchantId}', true)`,
    `SELECT rebuild_own_teams(clock_timestamp(), clock_timestamp())`,
  ];
  for (const statement of statements) {
    const began = performance.now();
    await client.query(statement);
    if (process.env['BENCH_VERBOSE'] !== undefined)
      console.error(`${((performance.now() - began) / 1000).toFixed(1)} s ${statement.slice(0, 70)}`);
  }
}

async function ask<Row extends object>(client: pg.Client, text: string, values: readonly unknown[] = []): Promise<Row[]> {
  return (await client.query<Row>(text, [...values])).rows;
}
