import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { connectRuntime } from '@livery/gateway/database';
import { demoAccounts } from '@livery/gateway';
import { Tenants } from '@livery/gateway/tenants';
import { firstPorts, housePorts } from '@livery/sandbox/ports';
import { readBrands, type ServedBrand } from '@livery/sandbox/read-brands';
import { startHouse } from '@livery/sandbox/start-house';
import { root } from '../../root.ts';
import { logIn } from '../log-in.ts';
import { seedTree, type SeededTree } from './seed-tree.ts';
import type { Door } from './team-pages.ts';

/** What is kept beside a database: which seed it has, and when that ended. */
interface Kept {
  readonly shape: string;
  readonly seconds: number;
  /** The last day of the seed. */
  readonly to: string;
  readonly few: SeededTree;
  readonly many: SeededTree;
}

export interface OpenTree extends Kept {
  /** Of the merchant that has the many. */
  readonly brand: ServedBrand['brand'];
  readonly gateway: { readonly port: number; readonly controlSecret: string };
  /** The owner of the tables. */
  readonly client: pg.Client;
  readonly tenants: Tenants;
  /** Logs an agent of the many in, by its number: 1 is the first root. */
  readonly enter: (number: number) => Promise<Door>;
}

/** A gateway whose database has a large tree and a small one. The database is kept in `.livery/` while the seed is the same. */
export async function openTree(open: AsyncDisposableStack, bets: number): Promise<OpenTree> {
  const dataDir = path.join(root, '.livery', `bench-agents-${bets}`);
  const keptFile = path.join(dataDir, 'seed.json');
  const shape = await shapeOf(bets);
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
  let kept = await readFile(keptFile, 'utf8').then(
    (text) => JSON.parse(text) as Kept,
    () => null,
  );
  const renew = async () => {
    kept = null;
    await rm(dataDir, { recursive: true, force: true });
    return start();
  };
  // A database of another release does not open.
  const { gateway, controlSecret } = kept?.shape === shape ? await start().catch(renew) : await renew();
  const { databaseUrl, port } = gateway;
  const [first, second] = served.map(({ brand }) => brand);
  if (first === undefined || second === undefined) throw new Error('The bench wants two brands');
  if (kept === null) {
    const began = performance.now();
    const few = await seedTree(databaseUrl, second.merchantCode, small);
    const many = await seedTree(databaseUrl, first.merchantCode, sizeOf(bets));
    const seconds = (performance.now() - began) / 1000;
    kept = { shape, seconds, to: new Date().toISOString().slice(0, 10), few, many };
    await mkdir(dataDir, { recursive: true });
    await writeFile(keptFile, JSON.stringify(kept));
  }
  const client = new pg.Client({ connectionString: databaseUrl }).on('error', () => {});
  await client.connect();
  open.defer(() => client.end());
  const tenants = new Tenants(connectRuntime(databaseUrl, 8));
  open.defer(() => tenants.close());
  const { many: tree } = kept;
  const enter = async (number: number): Promise<Door> => {
    const [demo] = demoAccounts;
    if (demo === undefined) throw new Error('There is nobody to log in');
    const host = `${first.code}.localhost`;
    // Only the first root has a password of its own.
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

const small = { members: 1_000, bets: 10_000 };
const sizeOf = (bets: number) => ({ members: Math.min(100_000, Math.max(1_000, bets / 100)), bets });

/** Changes when the seed would be another one. */
async function shapeOf(bets: number): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([small, sizeOf(bets)]));
  for (const file of ['tree-rows.ts', 'seed-tree.ts']) hash.update(await readFile(path.join(import.meta.dirname, file)));
  return hash.digest('hex');
}
