import { controlRequest } from '@livery/contract/control/request';
import type { ControlValueOf } from '@livery/contract/control/shapes';
import path from 'node:path';
import { buildBrands } from '@livery/builder';
import { routes } from '@livery/contract/routes';
import { demoAccounts } from '@livery/gateway';
import { firstPorts, housePorts } from '@livery/sandbox/ports';
import { readBrands, type ServedBrand } from '@livery/sandbox/read-brands';
import { openScratch } from '@livery/sandbox/scratch';
import { startHouse } from '@livery/sandbox/start-house';
import { startFleet, type Fleet } from '../soak/fleet.ts';
import { root } from '../root.ts';
import { compareBalanceReads, compareReads } from './gateway/gateway-load.ts';
import { measureLiveRound } from './gateway/live-round.ts';
import { logIn } from './log-in.ts';
import { measureDrawOnScreens } from './lottery/draw-on-screens.ts';
import { findGame, measureSlips } from './lottery/lottery.ts';
import { measureSlipEdits } from './lottery/slip-edits.ts';
import { compareLoginBurst } from './gateway/logins-beside-reads.ts';
import { comparePictureFlood } from './gateway/logins-beside-pictures.ts';
import { compareMoneyCalls } from './money/money-calls.ts';
import { startStaticServer } from './page/static-server.ts';
import { benchPages, type SiteToMeasure } from './page/pages.ts';
import { comparePostings } from './money/postings.ts';
import { comparePushedBalance } from './page/pushed-balance.ts';
import { compareRecordPages } from './gateway/record-pages.ts';
import { benchRoutes, type SiteOfMember } from './page/routes.ts';
import type { Row } from './row.ts';
import { measureSpin } from './gateway/spin-cost.ts';
import { compareStuckTenant } from './gateway/stuck-tenant.ts';

interface Situation {
  gateway: { port: number; databaseUrl: string };
  brands: readonly ServedBrand['brand'][];
  /** An empty folder that is removed afterwards. */
  scratch: string;
}

interface FleetSituation extends Pick<Situation, 'scratch'> {
  fleet: Fleet;
}

/** Loads the demo brands' home pages, `runs` times each. */
export function benchHome(runs: number): Promise<Row[]> {
  return withGateway(async (situation) => benchPages(await buildSites(situation), situation.scratch, runs));
}

/** Loads the demo brands' other public pages, and times interactions with a list of games. */
export function benchPublicRoutes(): Promise<Row[]> {
  return withGateway(async (situation) => {
    const { gateway, brands, scratch } = situation;
    const [account] = demoAccounts;
    const sites: SiteOfMember[] = [];
    for (const site of await buildSites(situation)) {
      const brand = brands.find(({ code }) => code === site.code);
      if (account === undefined || brand === undefined) throw new Error('Each site needs a brand and an account');
      const door = { gatewayPort: gateway.port, host: site.gateway.host, merchantCode: brand.merchantCode };
      const agent = { ...account, account: 'agent' };
      sites.push({
        ...site,
        logIn: () => logIn({ ...door, account }),
        logInAgent: () => logIn({ ...door, account: agent }),
        language: brand.languages.default,
      });
    }
    return benchRoutes(sites, scratch);
  });
}

async function buildSites({ gateway, brands, scratch }: Situation): Promise<SiteToMeasure[]> {
  const { brands: built } = await buildBrands({ root, codes: brands.map(({ code }) => code), outDir: path.join(scratch, 'sites') });
  const failed = built.flatMap(({ code, problems }) => problems.map(({ message }) => `${code}: ${message}`));
  if (failed.length > 0) throw new Error(failed.join('\n'));
  return built.map(({ code, out }) => ({ code, dir: out, gateway: { port: gateway.port, host: `${code}.localhost` } }));
}

/** Seeded members with money, whose passwords do not change. */
const spinners = ['demo', 'lucas', 'marina', 'sofia', 'helena', 'agent', 'agent2', 'agent41', 'agent42'];

export function benchGateway(): Promise<Row[]> {
  return withGateway(async ({ gateway, brands }) => {
    const [account] = demoAccounts;
    if (account === undefined) throw new Error('There is no account to log in with');
    const [first, second] = await Promise.all(
      brands.slice(0, 2).map(async ({ code, merchantCode }) => {
        const door = { gatewayPort: gateway.port, host: `${code}.localhost`, merchantCode, databaseUrl: gateway.databaseUrl };
        return { ...door, token: await logIn({ ...door, account }) };
      }),
    );
    if (first === undefined || second === undefined) throw new Error('The bench needs two brands');
    const reads = await compareBalanceReads(first);
    const menus = await compareReads(first, routes.gameMenus.path, routes.balance.path);
    const stuck = await compareStuckTenant({ ...first, stuck: second, free: first });
    const burst = await compareLoginBurst(first);
    const tokens: string[] = [];
    for (const name of spinners) tokens.push(await logIn({ ...first, account: { account: name, password: account.password } }));
    const spin = await measureSpin({ ...first, tokens });
    const live = await measureLiveRound(first);
    const postings = await comparePostings(gateway.databaseUrl);
    return [
      { name: 'balance reads a second, 64 connections, gateway', value: reads.gatewayPerSecond, unit: '/s' },
      { name: 'the same query through pg alone', value: reads.databasePerSecond, unit: '/s' },
      { name: 'gateway beside pg alone', value: reads.ratio, unit: '×', budget: 0.5, isFloor: true },
      { name: 'time of gameMenus beside a balance read', value: menus, unit: '×', budget: 2 },
      { name: 'postings a second, 64 connections of one merchant', value: postings.oneMerchant, unit: '/s' },
      { name: 'beside 64 merchants', value: postings.oneMerchant / postings.manyMerchants, unit: '×', budget: 0.9, isFloor: true },
      {
        name: 'beside the same statements through pg alone',
        value: postings.oneMerchant / postings.alone,
        unit: '×',
        budget: 0.5,
        isFloor: true,
      },
      { name: 'two gateways beside one', value: postings.twoGateways / postings.oneMerchant, unit: '×', budget: 0.95, isFloor: true },
      { name: 'p99 of a tenant while another is stuck, beside before', value: stuck.while / stuck.before, unit: '×', budget: 2 },
      { name: 'p99 of balance reads while 64 log in at once, beside idle', value: burst.during / burst.idle, unit: '×', budget: 3 },
      { name: 'a spin for money, rows and indexes', value: spin.stored / 1000, unit: 'kB', budget: 0.7 },
      { name: 'a spin for money, write-ahead log', value: spin.wal / 1000, unit: 'kB', budget: 1.7 },
      { name: 'a step of a live round until 1,000 players have heard', value: live, unit: 'ms', budget: 250 },
    ];
  });
}

/** Times what members of a lottery wait for: placing a slip, a draw, and edits of a slip. */
export function benchLotteryDesk(): Promise<Row[]> {
  return withGateway(async ({ gateway, brands: [brand], scratch }) => {
    const [account] = demoAccounts;
    if (account === undefined || brand === undefined) throw new Error('The bench needs a brand and an account');
    const { code, merchantCode } = brand;
    const door = { gatewayPort: gateway.port, host: `${code}.localhost`, merchantCode, account };
    const slips = await measureSlips(door, gateway.databaseUrl, brand);
    const draw = await measureDrawOnScreens({ ...door, databaseUrl: gateway.databaseUrl });
    const [site] = await buildSites({ gateway, brands: [brand], scratch });
    if (site === undefined) throw new Error('There is no site');
    const member = { token: await logIn(door), language: brand.languages.default };
    const edits = await measureSlipEdits({ ...site, ...member, game: await findGame(gateway.databaseUrl, merchantCode) });
    return [slips, draw, ...edits];
  });
}

export function benchRecords(): Promise<Row[]> {
  return withGateway(async ({ gateway, brands: [brand] }) => {
    const [account] = demoAccounts;
    if (account === undefined || brand === undefined) throw new Error('The bench needs a brand and an account');
    const { code, merchantCode } = brand;
    const door = { gatewayPort: gateway.port, host: `${code}.localhost`, merchantCode, databaseUrl: gateway.databaseUrl };
    const enter = async (name: string) => ({ account: name, token: await logIn({ ...door, account: { ...account, account: name } }) });
    const pages = await compareRecordPages({ ...door, many: await enter('demo'), few: await enter('marina') });
    const name = 'account record, 10⁶ entries beside 10²';
    return [
      { name: `${name}, newest page`, value: pages.newest, unit: '×', budget: 1.5 },
      { name: `${name}, 60 days ago`, value: pages.oldest, unit: '×', budget: 1.5 },
      { name: `${name}, a rare type`, value: pages.seldom, unit: '×', budget: 1.5 },
    ];
  });
}

/** Members' calls that move money, through gateways in separate processes. */
export function benchMoney(): Promise<Row[]> {
  return withFleet(async (situation) => {
    const balance = await measurePush(situation);
    const measured = Object.entries(await compareMoneyCalls(situation.fleet));
    const calls = measured.flatMap(([name, { perSecond, p99, besideMany, twoGateways }]): Row[] => [
      { name: `${name} a second, 64 connections of one merchant`, value: perSecond, unit: '/s' },
      { name: `${name}, p99`, value: p99, unit: 'ms' },
      { name: `${name} of one merchant beside 64 merchants`, value: besideMany, unit: '×', budget: 0.9, isFloor: true },
      { name: `${name} at two gateways beside one`, value: twoGateways, unit: '×' },
    ]);
    return [...calls, ...balance];
  });
}

/** Service left for others while visitors send as much as they can. */
export function benchFloods(): Promise<Row[]> {
  return withFleet(async ({ fleet }) => {
    const [brand] = fleet.brands;
    if (brand === undefined) throw new Error('The bench needs a brand');
    const { alone, beside, perSecond, growth } = await comparePictureFlood(fleet, brand.merchantCode);
    return [
      { name: 'pictures of 12.5 MP a second, 8 connections that flood', value: perSecond, unit: '/s' },
      { name: 'p99 of logins, 4 connections', value: alone, unit: 'ms' },
      { name: 'p99 of logins while pictures flood, beside without', value: beside / alone, unit: '×', budget: 3 },
      { name: 'memory of the gateway in the flood over that before it', value: growth, unit: 'MB', budget: 300 },
    ];
  });
}

/** A brand's home is open while its member's balance changes. */
async function measurePush({ fleet, scratch }: FleetSituation): Promise<Row[]> {
  const {
    ports: [gatewayPort = 0],
    brands: [brand],
    databaseUrl,
    controlSecret,
  } = fleet;
  const [account] = demoAccounts;
  if (account === undefined || brand === undefined) throw new Error('The bench needs a brand and an account');
  const { merchantCode } = brand;
  const [built] = await buildSites({ gateway: { port: gatewayPort, databaseUrl }, brands: [brand], scratch });
  if (built === undefined) throw new Error('There is no site');
  const { host } = built.gateway;
  const site = await startStaticServer(built.dir, built.gateway);
  const grant = async (): Promise<number> => {
    const caller = { secret: controlSecret, merchant: merchantCode };
    const { path, ...request } = controlRequest('grant', { account: account.account, amount: 1 }, caller);
    const answer = await fetch(`http://127.0.0.1:${gatewayPort}${path}`, request);
    return ((await answer.json()) as { value: ControlValueOf<'grant'> }).value.balance;
  };
  try {
    const token = await logIn({ gatewayPort, host, merchantCode, account });
    const { pushed, reloaded } = await comparePushedBalance({ address: `https://${host}:${site.port}/`, token, grant });
    return [
      { name: 'a pushed balance from commit to changed pixels', value: pushed, unit: 'ms' },
      { name: 'beside a balance that the page is loaded again for', value: pushed / reloaded, unit: '×', budget: 0.25 },
    ];
  } finally {
    site.close();
  }
}

async function withGateway(measure: (situation: Situation) => Promise<Row[]>): Promise<Row[]> {
  await using open = new AsyncDisposableStack();
  const scratch = await openScratch(open, 'bench');
  const { served } = await readBrands(root);
  const { gateway } = await startHouse(open, {
    root,
    ports: housePorts(firstPorts.fleet),
    dataDir: scratch,
    environment: 'test',
    brands: served,
    without: ['desk', 'sign-in', 'payments', 'vendors', 'sites'],
  });
  return await measure({ gateway, brands: served.map(({ brand }) => brand), scratch });
}

async function withFleet(measure: (situation: FleetSituation) => Promise<Row[]>): Promise<Row[]> {
  await using open = new AsyncDisposableStack();
  const scratch = await openScratch(open, 'bench');
  return await measure({ fleet: await startFleet(open, scratch, path.join(scratch, 'gateways.log')), scratch });
}
