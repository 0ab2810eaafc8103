import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { connectRuntime } from '@livery/gateway/database';
import { demoAccounts } from '@livery/gateway';
import { startEmbeddedServer } from '@livery/gateway/embedded-server';
import { Tenants } from '@livery/gateway/tenants';
import { firstPorts, housePorts } from '@livery/sandbox/ports';
import { readBrands, type ServedBrand } from '@livery/sandbox/read-brands';
import { startHouse, type House } from '@livery/sandbox/start-house';
import { root } from '../../root.ts';
import { logIn } from '../log-in.ts';
import { seedTree, type SeededTree } from './seed-tree.ts';
import type { Door } from './team-pages.ts';

/** Kept beside a database: its seed, and when the seed ended. */
interface Kept {
  readonly shape: string;
  readonly seconds: number;
  /** The last day of the seed. */
  readonly to: string;
  readonly few: SeededTree;
  readonly many: SeededTree;
}

export interface OpenTree extends Kept {
  /** Of the merchant with the large tree. */
  readonly brand: ServedBrand['brand'];
  readonly gateway: { readonly port: number; readonly controlSecret: string };
  /** The owner of the tables. */
  readonly client: pg.Client;
  readonly tenants: Tenants;
  /** Logs in an agent of the large tree by number: 1 is the first root. */
  readonly enter: (number: number) => Promise<Door>;
}

/**
 * A gateway whose database has a large tree and a small one. `.livery/` keeps the database while the seed is the same.
 */
export async function openTree(open: AsyncDisposableStack, bets: number): Promise<OpenTree> {
  const dataDir = path.join(root, '.livery', `bench-agents-${bets}`);
  const keptFile = path.join(dataDir, 'seed.json');
  const shape = await shapeOf(bets);
  const { served } = await readBrands(root);
  const [first, second] = served.map(({ brand }) => brand);
  if (first === undefined || second === undefined) throw new Error('The bench needs two brands');
  const start = (until: AsyncDisposableStack) =>
    startHouse(until, {
      root,
      ports: housePorts(firstPorts.fleet),
      dataDir,
      environment: 'test',
      brands: served,
      without: ['desk', 'sign-in', 'payments', 'vendors', 'sites'],
    });
  let kept = await readFile(keptFile, 'utf8').then(
    (text) => JSON.parse(text) as Kept,
    () => null,
  );
  const renew = async () => {
    await rm(dataDir, { recursive: true, force: true });
    kept = { shape, ...(await seed(start, dataDir, { few: second.merchantCode, many: first.merchantCode, bets })) };
    await writeFile(keptFile, JSON.stringify(kept));
    return start(open);
  };
  // A database of another release does not open.
  const { gateway, controlSecret } = kept?.shape === shape ? await start(open).catch(renew) : await renew();
  if (kept === null) throw new Error('There is no seed');
  const { databaseUrl, port } = gateway;
  const client = new pg.Client({ connectionString: databaseUrl }).on('error', () => {});
  await client.connect();
  open.defer(() => client.end());
  const tenants = new Tenants(connectRuntime(databaseUrl, 8));
  open.defer(() => tenants.close());
  const { many: tree } = kept;
  const enter = async (number: number): Promise<Door> => {
    const [demo] = demoAccounts;
    if (demo === undefined) throw new Error('There is no account to log in with');
    const host = `${first.code}.localhost`;
    // Only the first root has a password yet.
    await client.query(
      `INSERT INTO member_credential (merchant_id, member_id, kind, hash, changed_at)
        SELECT merchant_id, $2, kind, hash, changed_at FROM member_credential WHERE member_id = $1 AND kind = 'password' ON CONFLICT DO NOTHING`,
      [tree.base + 1, tree.base + number],
    );
    const account = { ...demo, account: `tree${number}` };
    return { port, host, tree, token: await logIn({ gatewayPort: port, host, merchantCode: tree.code, account }) };
  };
  return { ...kept, brand: first, gateway: { port, controlSecret }, client, tenants, enter };
}

type Seed = Omit<Kept, 'shape'>;

/** Settings of a server that only loads rows. If the machine loses the seed, it is made again. */
const loading = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '32GB',
  checkpoint_timeout: '1d',
  autovacuum: 'off',
  shared_buffers: '1GB',
};

/**
 * A house makes the schema and the merchants, then stops, because its jobs must not run on half a tree. The time counts
 * until everything is on disk.
 */
async function seed(
  start: (until: AsyncDisposableStack) => Promise<House>,
  dataDir: string,
  { few, many, bets }: { readonly few: string; readonly many: string; readonly bets: number },
): Promise<Seed> {
  await using made = new AsyncDisposableStack();
  const { gateway } = await start(made);
  await runAll(
    gateway.databaseUrl,
    Object.entries(loading).map(([name, value]) => `ALTER SYSTEM SET ${name} = '${value}'`),
  );
  await made.disposeAsync();
  const began = performance.now();
  const server = await startEmbeddedServer({ dataDir });
  const load = async () => {
    const databaseUrl = await server.databaseUrl('livery');
    const trees = { few: await seedTree(databaseUrl, few, small), many: await seedTree(databaseUrl, many, sizeOf(bets)) };
    // The server has queued every file it wrote. With fsync on again, its last checkpoint writes them to disk.
    await runAll(databaseUrl, ['ALTER SYSTEM RESET ALL', 'SELECT pg_reload_conf()', 'CHECKPOINT']);
    return trees;
  };
  const trees = await load().finally(() => server.stop());
  return { ...trees, seconds: (performance.now() - began) / 1000, to: trees.many.end.slice(0, 10) };
}

async function runAll(databaseUrl: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl }).on('error', () => {});
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

const small = { members: 1_000, bets: 10_000 };
const sizeOf = (bets: number) => ({ members: Math.min(100_000, Math.max(1_000, bets / 100)), bets });

/** Changes when the seed changes. */
async function shapeOf(bets: number): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([small, sizeOf(bets)]));
  for (const file of ['tree-rows.ts', 'seed-tree.ts', 'open-tree.ts']) hash.update(await readFile(path.join(import.meta.dirname, file)));
  return hash.digest('hex');
}
