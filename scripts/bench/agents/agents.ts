import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { freshenTeams, rebuildTeams } from '@livery/gateway/agents/fold';
import { connectRuntime } from '@livery/gateway/database';
import { demoAccounts } from '@livery/gateway';
import { Tenants } from '@livery/gateway/tenants';
import { firstPorts, housePorts } from '@livery/sandbox/ports';
import { readBrands } from '@livery/sandbox/read-brands';
import { startHouse } from '@livery/sandbox/start-house';
import { root } from '../../root.ts';
import { logIn } from '../log-in.ts';
import { quickest } from '../quickest.ts';
import type { Row } from '../row.ts';
import { compareMoves } from './moves.ts';
import { seedTree, type SeededTree } from './seed-tree.ts';
import { measurePages, type Door } from './team-pages.ts';

/** What is kept beside a database: which seed it has, and when that ended. */
interface Kept {
  readonly shape: string;
  readonly seconds: number;
  readonly to: string;
  readonly few: SeededTree;
  readonly many: SeededTree;
}

/** Reports of a large team, moves in it, and bets beside them; the database is kept in `.livery/` while the seed is the same. */
export async function benchAgents(bets: number): Promise<Row[]> {
  const dataDir = path.join(root, '.livery', `bench-agents-${bets}`);
  const keptFile = path.join(dataDir, 'seed.json');
  const shape = await shapeOf(bets);
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
  const { gateway } = kept?.shape === shape ? await start().catch(renew) : await renew();
  const { databaseUrl } = gateway;
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
  const { few, many, seconds, to } = kept;
  const client = new pg.Client({ connectionString: databaseUrl }).on('error', () => {});
  await client.connect();
  open.defer(() => client.end());
  const tenants = new Tenants(connectRuntime(databaseUrl, 8));
  open.defer(() => tenants.close());
  const [demo] = demoAccounts;
  if (demo === undefined) throw new Error('There is nobody to log in');
  const doorOf = async (tree: SeededTree, code: string): Promise<Door> => {
    const host = `${code}.localhost`;
    const account = { ...demo, account: 'tree1' };
    return { port: gateway.port, host, tree, token: await logIn({ gatewayPort: gateway.port, host, merchantCode: tree.code, account }) };
  };
  const from = new Date(Date.parse(to) - 29 * 86_400_000).toISOString().slice(0, 10);
  console.log(`  ${many.members} members, ${many.bets} bets, ${from} to ${to}`);
  return [
    { name: 'seed', value: seconds, unit: 's', budget: 120 },
    ...(await measurePages(await doorOf(many, first.code), client, { from, to })),
    ...(await measureFolds(tenants, many, few)),
    ...(await compareMoves(tenants, client, many)),
  ];
}

const small = { members: 1_000, bets: 10_000 };
const sizeOf = (bets: number) => ({ members: Math.min(100_000, Math.max(1_000, bets / 100)), bets });

/** Changes when the seed would be another one. */
async function shapeOf(bets: number): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([small, sizeOf(bets)]));
  for (const file of ['tree-rows.ts', 'seed-tree.ts']) hash.update(await readFile(path.join(import.meta.dirname, file)));
  return hash.digest('hex');
}

async function measureFolds(tenants: Tenants, many: SeededTree, few: SeededTree): Promise<Row[]> {
  return [
    {
      name: 'fold of the last hours',
      value: await quickest(() => freshenTeams({ tenants }, many.merchantId, new Date(), 0), 15),
      unit: 'ms',
      budget: 500,
    },
    {
      name: 'everything of 10³ members and 10⁴ bets summed again',
      value: await quickest(() => rebuildTeams({ tenants }, few.merchantId, new Date()), 3),
      unit: 'ms',
    },
  ];
}
