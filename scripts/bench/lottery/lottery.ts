import { randomUUID } from 'node:crypto';
import http from 'node:http';
import pg from 'pg';
import { merchantOf } from '@livery/cli/merchants';
import { routes } from '@livery/contract/routes';
import type { ValueOf } from '@livery/contract/shapes';
import { Bets } from '@livery/gateway/bets';
import { connectRuntime } from '@livery/gateway/database';
import { judgeIssue } from '@livery/gateway/lottery/judge';
import { payIssue } from '@livery/gateway/lottery/pay';
import { modules } from '@livery/gateway/modules';
import { startSeededServer } from '@livery/gateway/test/seeded-server';
import { Tenants } from '@livery/gateway/tenants';
import { kindOf } from '@livery/lottery/kinds/kinds';
import { maskOf } from '@livery/lottery/model/mask';
import { exposuresOf, worstOf } from '@livery/lottery/risk/exposure';
import type { ServedBrand } from '@livery/sandbox/read-brands';
import { seedTree } from '../agents/seed-tree.ts';
import { median } from '../gateway/gateway-load.ts';
import { logIn } from '../log-in.ts';
import { quickest } from '../quickest.ts';
import type { Row } from '../row.ts';
import { seedTickets } from './seed-tickets.ts';

const members = 1_000;
const slips = 10;

/** Judges and pays an issue of so many tickets, on a database with full durability. */
export async function benchJudging(counts: readonly { readonly tickets: number; readonly budget: number }[]): Promise<Row[]> {
  await using open = new AsyncDisposableStack();
  const { templateUrl, stop } = await startSeededServer();
  open.defer(stop);
  const client = new pg.Client({ connectionString: templateUrl }).on('error', () => {});
  await client.connect();
  open.defer(() => client.end());
  // Tests run without durability. A bench of the gateway must not.
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) await client.query(`ALTER SYSTEM RESET ${setting}`);
  await client.query('SELECT pg_reload_conf()');
  const tenants = new Tenants(connectRuntime(templateUrl, 8));
  open.defer(() => tenants.close());
  const tree = await seedTree(templateUrl, 'ALPHA', { members, bets: 10_000 });
  const bets = new Bets(modules.flatMap(({ onBet }) => onBet ?? []));
  const platform = { tenants, bets } as Parameters<typeof payIssue>[0];
  const rows: Row[] = [];
  for (const { tickets, budget } of counts) {
    const { running, issue, paid } = await seedTickets(client, tree, tickets);
    const began = performance.now();
    await judgeIssue(platform, running, issue);
    await payIssue(platform, running, issue, new Date());
    const seconds = (performance.now() - began) / 1_000;
    const won = await paid();
    rows.push({ name: `${tickets} tickets judged and paid, ${won} of them winners`, value: seconds, unit: 's', budget });
  }
  return [...rows, await measureExposure()];
}

/** How long it takes to add a bet of 1,000 cells to its issue's liability. */
async function measureExposure(): Promise<Row> {
  const play = kindOf('SSC').plays.find(({ code }) => code === 'last3-direct');
  if (play === undefined) throw new Error('There is no last3-direct');
  const all = maskOf(Array.from({ length: 10 }, (_, digit) => digit));
  const context = { animal: 0, flags: { fortyNine: 'returned', tie: 'returned', thirty: 'returned' } } as const;
  const cells = Array.from({ length: 1_001 }, (_, cell) => cell);
  const add = async (): Promise<void> => {
    const [exposure] = exposuresOf(play, [all, all, all], [98_000], 100, context);
    if (exposure === undefined) return;
    for (const [cell, pay] of exposure.cells) cells[cell] = (cells[cell] ?? 0) + pay;
    worstOf(exposure.market, cells);
  };
  return { name: 'what 1,000 lines add to the cost of an issue', value: await quickest(add, 50), unit: 'ms', budget: 1 };
}

interface Door {
  readonly gatewayPort: number;
  readonly host: string;
  readonly merchantCode: string;
  readonly account: { readonly account: string; readonly password: string };
}

/** Slips of 10,000 lines, one after the other, through a gateway. */
export async function measureSlips(door: Door, databaseUrl: string, brand: ServedBrand['brand']): Promise<Row> {
  const token = await logIn(door);
  const { merchantCode } = merchantOf(brand);
  const headers = { host: door.host, merchant: merchantCode, authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const agent = new http.Agent({ keepAlive: true });
  const ask = <Value>(method: string, path: string, body?: object): Promise<Value> =>
    new Promise((resolve, reject) => {
      const request = http.request({ host: '127.0.0.1', port: door.gatewayPort, path, method, headers, agent }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.on('end', () => {
          const { success, value } = JSON.parse(text) as { success: boolean; value: Value };
          if (success) resolve(value);
          else reject(new Error(`${path} was refused: ${text}`));
        });
      });
      request.on('error', reject).end(body === undefined ? undefined : JSON.stringify(body));
    });
  const game = await findGame(databaseUrl, merchantCode);
  const times: number[] = [];
  while (times.length < slips) {
    const { current, odds } = await ask<ValueOf<'lotteryBoard'>>('GET', `${routes.lotteryBoard.path}?game=${game}`);
    if (current === null || current.closesAt < Date.now() + 2_000) {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      continue;
    }
    const bet = { play: 'five-direct', slots: ['3ff', '3ff', '3ff', '3ff', '1'], stake: 10, odds: odds['five-direct'] };
    const began = performance.now();
    await ask('POST', routes.placeLotteryTickets.path, {
      game,
      bets: [bet],
      issues: [{ number: current.number, times: 1 }],
      idempotencyKey: randomUUID(),
    });
    times.push(performance.now() - began);
  }
  agent.destroy();
  return { name: 'a slip of 10,000 lines, from the call to its answer', value: median(times), unit: 'ms', budget: 50 };
}

/** The slowest lottery of five digits, so that no draw closes meanwhile. */
export async function findGame(databaseUrl: string, merchantCode: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ node_id: number }>(
    `SELECT node_id FROM game JOIN lottery USING (node_id) JOIN merchant ON merchant.id = merchant_id
      WHERE model = 'lottery:SSC' AND merchant.code = $1 ORDER BY every DESC LIMIT 1`,
    [merchantCode],
  );
  await client.end();
  const [game] = rows;
  if (game === undefined) throw new Error(`${merchantCode} has no lottery of five digits`);
  return game.node_id;
}
