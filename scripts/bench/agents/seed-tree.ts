import pg from 'pg';
import { groundOf, largeTables, stagesOf, type Stage, type TreePlan, type TreeSize } from './tree-rows.ts';

export type { TreeSize };
/** A merchant's tree as it was seeded. */
export type SeededTree = TreePlan & { readonly code: string };

/** Two trees of a merchant, written over two connections to keep both processors busy. Nothing else may use the database meanwhile. */
export async function seedTree(databaseUrl: string, code: string, { members, bets }: TreeSize): Promise<SeededTree> {
  await using open = new AsyncDisposableStack();
  const connect = async (): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: databaseUrl }).on('error', () => {});
    await client.connect();
    open.defer(() => client.end());
    for (const setting of [
      'session_replication_role = replica',
      `work_mem = '512MB'`,
      `maintenance_work_mem = '512MB'`,
      'jit = off',
      'max_parallel_workers_per_gather = 0',
    ])
      await client.query(`SET ${setting}`);
    return client;
  };
  const clients = [await connect(), await connect()] as const;
  const [client] = clients;
  const { rows } = await client.query<{ id: number; currency: string; members: string; lineages: number; end: Date }>(
    `SELECT id, currency, (SELECT max(id) FROM member) AS members, (SELECT max(id) FROM lineage) AS lineages, date_trunc('hour', now()) AS end
      FROM merchant WHERE code = $1`,
    [code],
  );
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
    end: known.end.toISOString(),
  };
  for (const statement of groundOf(tree)) await run(client, statement);
  const leaves = await restIndexes(client);
  const built = (table: string): Stage =>
    leaves.flatMap(({ of, name }) => (of === table ? [[`REINDEX TABLE ${name}`, `VACUUM (ANALYZE) ${name}`]] : []));
  for (const stage of stagesOf(tree, built)) await share(clients, stage);
  return tree;
}

/**
 * Turns off the indexes of the large tables: inserts skip them, and REINDEX builds each from all rows at once. If they
 * were dropped, they and the keys that refer to them would have to be described here again. Returns the tables, or
 * their partitions.
 */
async function restIndexes(client: pg.Client): Promise<{ of: string; name: string }[]> {
  const { rows } = await client.query<{ of: string; name: string }>(
    `WITH leaf AS (
      SELECT large AS of, COALESCE(relid, large::regclass) AS relid FROM unnest($1::text[]) AS large
        LEFT JOIN pg_partition_tree(large::regclass) ON true WHERE isleaf IS NOT false
    ), resting AS (
      UPDATE pg_index SET indisready = false, indisvalid = false FROM leaf WHERE indrelid = relid
    ) SELECT of, relid::text AS name FROM leaf ORDER BY pg_relation_size(relid) DESC`,
    [largeTables],
  );
  return rows;
}

/** Each connection takes the next free list. */
async function share(clients: readonly pg.Client[], stage: Stage): Promise<void> {
  const waiting = [...stage];
  await Promise.all(
    clients.map(async (client) => {
      for (let list = waiting.shift(); list !== undefined; list = waiting.shift())
        for (const statement of list) await run(client, statement);
    }),
  );
}

async function run(client: pg.Client, statement: string): Promise<void> {
  const began = performance.now();
  await client.query(statement);
  if (process.env['BENCH_VERBOSE'] !== undefined)
    console.error(`${((performance.now() - began) / 1000).toFixed(1)} s ${statement.slice(0, 70).replace(/\s+/g, ' ')}`);
}
