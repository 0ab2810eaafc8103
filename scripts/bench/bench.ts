// `npm run bench`: every figure with its budget, ratios in one run. --only stamping|pages|gateway keeps one part; --runs N for the pages.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildBrands, loadCatalogues } from '@livery/builder';
import { demoAccounts, startGateway } from '@livery/gateway';
import { brandsOf, merchantOf } from '../merchants.ts';
import { root } from '../steps.ts';
import { compareBalanceReads } from './gateway-load.ts';
import { logIn } from './log-in.ts';
import { benchPages } from './pages.ts';
import { isOver, print, type Row } from './row.ts';
import { benchStamping } from './stamping.ts';

const { values } = parseArgs({ options: { only: { type: 'string' }, runs: { type: 'string', default: '5' } } });
const wants = (part: string): boolean => values.only === undefined || values.only === part;
const all: Row[] = [];
const show = (title: string, rows: Row[]): void => {
  print(title, rows);
  all.push(...rows);
};

if (wants('stamping')) show('Build', await benchStamping());

if (wants('pages') || wants('gateway')) {
  const scratch = await mkdtemp(path.join(tmpdir(), 'livery-bench-'));
  // PostgreSQL runs as a user of its own when this is root.
  await chmod(scratch, 0o755);
  const brands = (await brandsOf(root, loadCatalogues())).flatMap(({ brand }) => (brand === null ? [] : [brand]));
  const gateway = await startGateway({
    dataDir: scratch,
    merchants: brands.map(merchantOf),
    gamesOrigins: { named: 'http://games.localhost:4990', numbered: 'http://localhost:4991' },
    environment: 'test',
  });
  try {
    if (wants('pages')) {
      const { brands: built } = await buildBrands({ root, codes: brands.map(({ code }) => code), outDir: path.join(scratch, 'sites') });
      const sites = built.map(({ code, out }) => ({ code, dir: out, gateway: { port: gateway.port, host: `${code}.localhost` } }));
      show('Home on a slow phone: CPU 4x, 1.6 Mbps, 150 ms, HTTP/2, brotli', await benchPages(sites, scratch, Number(values.runs)));
    }
    if (wants('gateway')) show('Gateway', await benchGateway(gateway, merchantOf(brands[0] ?? fail())));
  } finally {
    await gateway.close();
    await rm(scratch, { recursive: true, force: true });
  }
}

const over = all.filter(isOver);
console.log(`\n${all.length - over.length} of ${all.length} figures within budget`);
process.exit(over.length > 0 ? 1 : 0);

async function benchGateway(
  gateway: { port: number; databaseUrl: string },
  merchant: { brand: string; merchantCode: string },
): Promise<Row[]> {
  const [account] = demoAccounts;
  const host = `${merchant.brand}.localhost`;
  const situation = { gatewayPort: gateway.port, host, merchantCode: merchant.merchantCode, databaseUrl: gateway.databaseUrl };
  const token = await logIn({ ...situation, account: account ?? fail() });
  const result = await compareBalanceReads({ ...situation, token });
  return [
    { name: 'balance reads a second, 64 connections, gateway', value: result.gatewayPerSecond, unit: '/s' },
    { name: 'the same query through pg alone', value: result.databasePerSecond, unit: '/s' },
    { name: 'gateway beside pg alone', value: result.ratio, unit: '×', budget: 0.5, isFloor: true },
  ];
}

function fail(): never {
  throw new Error('There is no brand to measure');
}
