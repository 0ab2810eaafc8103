import pg from 'pg';
import { stagesOf, type TreePlan, type TreeSize } from './tree-rows.ts';

export type { TreeSize };
/** A merchant's tree as it was seeded. */
export type SeededTree = TreePlan & { readonly code: string };

/** Two trees of a merchant, written by two connections, as two processors are busy then. */
export async function seedTree(databaseUrl: string, code: string, { members, bets }: TreeSize): Promise<SeededTree> {
  await using open = new AsyncDisposableStack();
  const connect = async (): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: databaseUrl }).on('error', () => {});
    await client.connect();
    open.defer(() => client.end());
    for (const setting of ['session_replication_role = replica', `work_mem = '512MB'`, 'jit = off', 'max_parallel_workers_per_gather = 0'])
      await client.query(`SET ${setting}`);
    return client;
  };
  const clients = [await connect(), await connect()];
  const [client] = clients;
  const { rows } = (await client?.query<{ id: number; currency: string; members: string; lineages: number }>(
    `SELECT id, currency, (SELECT max(id) FROM member) AS members, (SELECT max(id) FROM lineage) AS lineages FROM merchant WHERE code = $1`,
    [code],
  )) ?? { rows: [] };
  const [known] = rows;
  if (known === undefined) throw new Error(`There is no merchant ${code}`);
  const agents = Math.floor(members / 20);
  const tree = {
    code,
    merchantId: known.id,
    currency: known.currency,
    members,
    bets,
    base: Number(known.members),
    lineages: known.lineages,
    agents,
    second: Math.floor(agents * 0.6) + 1,
  };
  for (const stage of stagesOf(tree))
    await Promise.all(
      stage.map(async (statements, place) => {
        for (const statement of statements) await run(clients[place], statement);
      }),
    );
  const { rows: partitions } = (await client?.query<{ name: string }>(
    `SELECT inhrelid::regclass::text AS name FROM pg_inherits WHERE inhparent = 'bet'::regclass ORDER BY pg_relation_size(inhrelid) DESC`,
  )) ?? { rows: [] };
  const others = ['member', 'member_hour', 'member_money_hour', 'lineage_hour', 'team_hour', 'member_month', 'team_active', 'entry', 'txn'];
  const tables = partitions.map(({ name }) => name).concat(others);
  // Each connection takes the next table that nobody has taken.
  await Promise.all(
    clients.map(async (each) => {
      for (let table = tables.shift(); table !== undefined; table = tables.shift()) await run(each, `VACUUM (ANALYZE) ${table}`);
    }),
  );
  await run(client, 'ANALYZE bet');
  return tree;
}

async function run(client: pg.Client | undefined, statement: string): Promise<void> {
  const began = performance.now();
  await client?.query(statement);
  if (process.env['BENCH_VERBOSE'] !== undefined)
    console.error(`${((performance.now() - began) / 1000).toFixed(1)} s ${statement.slice(0, 70).replace(/\s+/g, ' ')}`);
}
