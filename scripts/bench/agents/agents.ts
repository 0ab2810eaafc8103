import { rm } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { freshenTeams } from '@livery/gateway/agents/fold';
import { moveMember } from '@livery/gateway/agents/move';
import { readTeamFigures } from '@livery/gateway/agents/team';
import { connectRuntime } from '@livery/gateway/database';
import { listTeamMembers } from '@livery/gateway/team-members';
import { Tenants } from '@livery/gateway/tenants';
import { firstPorts, housePorts } from '@livery/sandbox/ports';
import { readBrands } from '@livery/sandbox/read-brands';
import { startHouse } from '@livery/sandbox/start-house';
import { root } from '../../root.ts';
import type { Row } from '../row.ts';
import { seedTree, type SeededTree } from './seed-tree.ts';

const small = { members: 1_000, bets: 10_000 };

/** Reports of a large team, moves in it, and bets beside them; the database is kept in `.livery/`. */
export async function benchAgents(bets: number): Promise<Row[]> {
  const dataDir = path.join(root, '.livery', `bench-agents-${bets}`);
  await using open = new AsyncDisposableStack();
  const { served } = await readBrands(root);
  const start = () =>
    startHouse(open, {
      root,
      ports: housePorts(firstPorts.fleet),
      dataDir,
      environment: 'test',
      brands: served,
      without: ['desk', 'sign-in', 'payments', 'vendors', 'sites'],
    });
  // A database of another release does not open: start with a new one.
  const { gateway } = await start().catch(async () => {
    await rm(dataDir, { recursive: true, force: true });
    return start();
  });
  const [first, second] = served.map(({ brand }) => brand.merchantCode);
  if (first === undefined || second === undefined) throw new Error('The bench wants two brands');
  const client = new pg.Client({ connectionString: gateway.databaseUrl }).on('error', () => {});
  await client.connect();
  open.defer(() => client.end());
  const tenants = new Tenants(connectRuntime(gateway.databaseUrl, 8));
  open.defer(() => tenants.close());
  const began = performance.now();
  const few = await seedTree(client, second, small);
  const many = await seedTree(client, first, { members: Math.min(100_000, Math.max(1_000, bets / 100)), bets });
  const seeded = (performance.now() - began) / 1000;
  return [
    { name: 'seed', value: seeded, unit: 's', budget: 120 },
    ...(await compareReports(tenants, client, many, few)),
    ...(await compareMoves(tenants, client, many)),
  ];
}

async function compareReports(tenants: Tenants, client: pg.Client, many: SeededTree, few: SeededTree): Promise<Row[]> {
  const db = tenants.of(many.merchantId);
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  const month = { from: day(29), to: day(0) };
  const overview = (tree: SeededTree) => () =>
    readTeamFigures(tenants.of(tree.merchantId), { merchantId: tree.merchantId, agentId: tree.base + 1 }, month);
  const large = await median(overview(many));
  const byHand = await median(() =>
    client.query(
      `SELECT sum(stake), sum(valid_stake), sum(payout), sum(rounds), sum(bonus), sum(rebate), sum(fees), sum(deposits), sum(withdrawals),
         sum(joined), sum(first_deposits) FROM team_hour
       WHERE merchant_id = $1 AND ancestor_id = $2 AND hour >= $3::date AND hour < $4::date + 1`,
      [many.merchantId, many.base + 1, month.from, month.to],
    ),
  );
  const raw = await median(
    () =>
      client.query(
        `SELECT sum(stake), sum(payout), count(DISTINCT member_id) FROM bet WHERE settled_at >= $3::date AND settled_at < $4::date + 1 AND member_id IN (
           SELECT member.id FROM member JOIN lineage_ancestor USING (lineage_id) WHERE ancestor_id = $2 AND lineage_ancestor.merchant_id = $1)`,
        [many.merchantId, many.base + 1, month.from, month.to],
      ),
    1,
  );
  const filter = {
    merchantId: many.merchantId,
    agentId: many.base + 1,
    under: many.base + 1,
    timeZone: 'UTC',
    period: { from: new Date(month.from), before: new Date(Date.now() + 86_400_000) },
    days: month,
    daysBefore: { from: day(59), to: day(30) },
    bigWin: 1_000_000,
  };
  const page = (sort: 'joined' | 'validStake') => () => listTeamMembers(db, filter, { sort }, { limit: 50 });
  const fold = await median(() => freshenTeams({ tenants }, many.merchantId, new Date(), 0));
  const name = `month of ${many.members.toExponential(0)} members, ${many.bets.toExponential(0)} bets`;
  return [
    { name: `overview, ${name}`, value: large, unit: 'ms', budget: 50 },
    { name: 'beside its sums alone, by hand', value: large / byHand, unit: '×' },
    { name: 'beside the same from the bets', value: large / raw, unit: '×', budget: 0.1 },
    { name: 'beside a team of 600, 10⁴ bets', value: large / (await median(overview(few))), unit: '×' },
    { name: 'members by age, with their month', value: await median(page('joined')), unit: 'ms', budget: 100 },
    { name: 'members by turnover, with their month', value: await median(page('validStake')), unit: 'ms', budget: 100 },
    { name: 'fold of the last hours', value: fold, unit: 'ms', budget: 500 },
  ];
}

async function compareMoves(tenants: Tenants, client: pg.Client, tree: SeededTree): Promise<Row[]> {
  const { merchantId, base } = tree;
  // The fourth agent has a quarter of the first tree below it.
  const [branch, home, away] = ['tree4', 'tree2', `tree${tree.second}`];
  let moved = 0;
  const move = async (under: string): Promise<number> => {
    const began = performance.now();
    const by = { actor: 'job:bench', requestId: null } as const;
    const { refusal, members } = await tenants.transaction(merchantId, (trx) =>
      moveMember(trx, { modules: [] }, { merchantId, account: branch, under }, { by, now: new Date(), reason: 'bench' }),
    );
    if (refusal !== null) throw new Error(`The move was refused: ${refusal}`);
    moved = members;
    return performance.now() - began;
  };
  const players = await client.query<{ id: string }>(
    `SELECT member.id FROM member JOIN lineage_ancestor USING (lineage_id) WHERE ancestor_id = $1 AND type = 0 ORDER BY member.id LIMIT 500`,
    [base + 4],
  );
  let serial = 0;
  /** As bets are written beside their postings. */
  const bet = async (): Promise<number> => {
    const began = performance.now();
    serial += 1;
    const id = Number(players.rows[serial % players.rows.length]?.id);
    await client.query(
      `INSERT INTO bet (member_id, id, merchant_id, node_id, key, stake, valid_stake, payout, opened_at, settled_at, settle_txn, unit)
       VALUES ($1, nextval('txn_id'), $2, 27002, gen_random_uuid(), 100, 100, 0, now(), now(), 1, 'BRL')`,
      [id, merchantId],
    );
    return performance.now() - began;
  };
  const during = async (work: Promise<unknown>): Promise<number> => {
    let isOver = false;
    let longest = 0;
    void work.finally(() => (isOver = true));
    while (!isOver) longest = Math.max(longest, await bet());
    return longest;
  };
  for (let warm = 0; warm < 500; warm += 1) await bet();
  const alone = await move(away);
  const back = await move(home);
  const byHand = await median(
    () =>
      client.query(
        'UPDATE member SET nickname = nickname WHERE id IN (SELECT id FROM member WHERE merchant_id = $1 ORDER BY id LIMIT $2)',
        [merchantId, moved],
      ),
    1,
  );
  const there = move(away);
  const longest = await during(there);
  await there;
  await move(home);
  const counted = await median(bet, 1_000);
  // The same rounds without the rollup: what it costs.
  await client.query('ALTER TABLE bet DISABLE TRIGGER bet_counted');
  const uncounted = await median(bet, 1_000).finally(() => client.query('ALTER TABLE bet ENABLE TRIGGER bet_counted'));
  return [
    { name: `moving a branch of ${moved}`, value: Math.max(alone, back) / 1000, unit: 's', budget: 2 },
    { name: 'beside an update of as many members by hand', value: Math.max(alone, back) / byHand, unit: '×' },
    { name: 'longest bet of the branch while it moves', value: longest, unit: 'ms', budget: 250 },
    { name: 'a bet’s row with its rollup', value: counted, unit: 'ms' },
    { name: 'beside one without', value: counted / uncounted, unit: '×' },
  ];
}

async function median(action: () => Promise<unknown>, runs = 15): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const began = performance.now();
    await action();
    times.push(performance.now() - began);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? 0;
}
