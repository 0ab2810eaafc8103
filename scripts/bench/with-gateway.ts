import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildBrands, loadCatalogues } from '@livery/builder';
import { demoAccounts, startGateway } from '@livery/gateway';
import { merchantOf } from '../../cli/src/services/gateway.ts';
import { brandsOf } from '../merchants.ts';
import { root } from '../steps.ts';
import { compareBalanceReads } from './gateway-load.ts';
import { logIn } from './log-in.ts';
import { benchPages } from './pages.ts';
import type { Row } from './row.ts';

interface Situation {
  gateway: { port: number; databaseUrl: string };
  brands: { code: string; merchantCode: string }[];
  /** An empty folder that is gone afterwards. */
  scratch: string;
}

/** Loads the demo brands' home pages, `runs` times each. */
export function benchHome(runs: number): Promise<Row[]> {
  return withGateway(async ({ gateway, brands, scratch }) => {
    const { brands: built } = await buildBrands({ root, codes: brands.map(({ code }) => code), outDir: path.join(scratch, 'sites') });
    const sites = built.map(({ code, out }) => ({ code, dir: out, gateway: { port: gateway.port, host: `${code}.localhost` } }));
    return benchPages(sites, scratch, runs);
  });
}

export function benchGateway(): Promise<Row[]> {
  return withGateway(async ({ gateway, brands: [brand] }) => {
    const [account] = demoAccounts;
    if (brand === undefined || account === undefined) throw new Error('There is no brand to measure');
    const host = `${brand.code}.localhost`;
    const situation = { gatewayPort: gateway.port, host, merchantCode: brand.merchantCode, databaseUrl: gateway.databaseUrl };
    const result = await compareBalanceReads({ ...situation, token: await logIn({ ...situation, account }) });
    return [
      { name: 'balance reads a second, 64 connections, gateway', value: result.gatewayPerSecond, unit: '/s' },
      { name: 'the same query through pg alone', value: result.databasePerSecond, unit: '/s' },
      { name: 'gateway beside pg alone', value: result.ratio, unit: '×', budget: 0.5, isFloor: true },
    ];
  });
}

async function withGateway(measure: (situation: Situation) => Promise<Row[]>): Promise<Row[]> {
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
    return await measure({ gateway, brands, scratch });
  } finally {
    await gateway.close();
    await rm(scratch, { recursive: true, force: true });
  }
}
