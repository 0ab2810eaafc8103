import { randomUUID } from 'node:crypto';
import http from 'node:http';
import pg from 'pg';
import { routes } from '@livery/contract/routes';
import { signBody } from '@livery/gateway/signed-body';
import { sealBody } from '@livery/sandbox/sealed-login';
import type { Fleet } from '../../soak/fleet.ts';
import { median } from '../gateway/gateway-load.ts';
import { openCallers, paymentPassword, type Caller } from './money-callers.ts';

/**
 * Calls a second at 64 connections of members of one merchant, and the milliseconds within which 99 of 100 are
 * answered.
 */
export interface MoneyRates {
  readonly perSecond: number;
  readonly p99: number;
  /** Beside one member of each of 64 merchants. */
  readonly besideMany: number;
  /** Of two gateways beside one. */
  readonly twoGateways: number;
}

/** False if it came too soon after the one before. */
type Operation = (port: number, caller: Caller) => Promise<boolean>;

const connections = 64;
const seconds = 2;
const rounds = 3;
const agent = new http.Agent({ keepAlive: true, maxSockets: connections });

/**
 * Compares members' calls that move money, through gateways in separate processes. The sides of a comparison take
 * turns, and the medians count.
 */
export async function compareMoneyCalls(fleet: Fleet): Promise<Record<string, MoneyRates>> {
  const client = new pg.Client({ connectionString: fleet.databaseUrl }).on('error', () => {});
  await client.connect();
  const one = await openCallers(client, 1, connections);
  const many = await openCallers(client, connections, 1);
  const [first = 0] = fleet.ports;
  try {
    for (const caller of [...one, ...many]) caller.session = await sitDown(first, caller);
    const rates: Record<string, MoneyRates> = {};
    const operations = { deposits: makeDeposit(fleet), withdrawals: makeWithdrawal(first), transfers: transfer, spins: spin };
    for (const [name, operation] of Object.entries(operations)) {
      const sides: Record<'one' | 'many' | 'two', number[]> = { one: [], many: [], two: [] };
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        // A member may open only so many deposits an hour.
        await client.query('DELETE FROM rate_count');
        sides.one.push(await perSecond([first], one, operation, times));
        sides.many.push(await perSecond([first], many, operation, []));
        await client.query('DELETE FROM rate_count');
        sides.two.push(await perSecond(fleet.ports, one, operation, []));
      }
      const p99 = times.toSorted((left, right) => left - right)[Math.floor(times.length * 0.99)] ?? 0;
      const [alone, beside, two] = [median(sides.one), median(sides.many), median(sides.two)];
      rates[name] = { perSecond: alone, p99, besideMany: alone / beside, twoGateways: two / alone };
    }
    return rates;
  } finally {
    await client.end();
    agent.destroy();
  }
}

async function perSecond(ports: readonly number[], callers: readonly Caller[], operation: Operation, times: number[]): Promise<number> {
  const started = performance.now();
  const deadline = started + seconds * 1000;
  let done = 0;
  const work = async (caller: Caller, index: number): Promise<void> => {
    while (performance.now() < deadline) {
      const asked = performance.now();
      if (!(await operation(ports[index % ports.length] ?? 0, caller))) continue;
      times.push(performance.now() - asked);
      done += 1;
    }
  };
  await Promise.all(callers.map(work));
  return (done / (performance.now() - started)) * 1000;
}

/** Opens a deposit and pays it: the provider's notice is signed here. */
function makeDeposit({ paymentsSecret }: Fleet): Operation {
  return async (port, { headers, merchantCode }) => {
    const opened = await post(port, routes.openDeposit.path, headers, {
      idempotencyKey: randomUUID(),
      method: 'http.bank',
      amount: 10_000,
    });
    if (opened === null) return false;
    const { id } = opened['deposit'] as { id: string };
    const notice = { eventId: randomUUID(), reference: `d-${id}`, state: 'succeeded', amount: 10_000, unit: 'BRL' };
    const signature = signBody(paymentsSecret, JSON.stringify(notice), new Date());
    await post(port, `/wps/x/payments/${merchantCode}/http`, signature, notice);
    return true;
  };
}

/** Asks for a withdrawal with the payment password, which is hashed each time. */
function makeWithdrawal(keyPort: number): Operation {
  let keySet: Promise<object> | null = null;
  const ask: Parameters<typeof sealBody>[0] = async (path, { headers = {} } = {}) => {
    keySet ??= get(keyPort, path, headers);
    return { status: 200, body: JSON.stringify({ value: { ...(await keySet), serverTime: Date.now() } }) };
  };
  return async (port, { headers, merchantCode, token, payoutId }) => {
    const wanted = { accountId: payoutId, amount: 6_000, paymentPassword, idempotencyKey: randomUUID() };
    const sealed = await sealBody(ask, merchantCode, routes.requestWithdrawal, wanted, token);
    return (await post(port, routes.requestWithdrawal.path, headers, sealed)) !== null;
  };
}

const transfer: Operation = async (port, caller) => {
  caller.serial += 1;
  const body = { direction: caller.serial % 2 === 1 ? 'in' : 'out', vendor: 'PG', amount: 1, idempotencyKey: randomUUID() };
  await post(port, routes.walletTransfer.path, caller.headers, body);
  return true;
};

/** A sitting plays ten rounds a second: a player ahead of that asks again. */
const spin: Operation = async (port, { session }) => {
  const body = { session, idempotencyKey: randomUUID(), stake: 20, clientSeed: 'f'.repeat(32) };
  return (await post(port, '/slot/api/spin', { host: 'games.localhost' }, body)) !== null;
};

async function sitDown(port: number, { headers }: Pick<Caller, 'headers'>): Promise<string> {
  const game = { nodeId: 27_002, vassalage: 'HOUSE', gameType: 'INHOUSE', language: 'en', device: 'WEB' };
  const launched = await post(port, routes.launchGame.path, headers, game);
  const ticket = new URL(String(launched?.['url'])).searchParams.get('ticket');
  const opened = await post(port, '/play/api/open', { host: 'games.localhost' }, { ticket });
  return String(opened?.['session']);
}

function get(port: number, path: string, headers: Readonly<Record<string, string>>): Promise<object> {
  return ask({ port, path, method: 'GET', headers }, '').then((value) => value ?? {});
}

function post(
  port: number,
  path: string,
  headers: Readonly<Record<string, string>>,
  body: object,
): Promise<Record<string, unknown> | null> {
  return ask({ port, path, method: 'POST', headers: { 'content-type': 'application/json', ...headers } }, JSON.stringify(body));
}

/** The value of the answer. Null if the call came too soon after the one before, or the queue was full. */
function ask(options: http.RequestOptions, body: string): Promise<Record<string, unknown> | null> {
  return new Promise((resolve, reject) => {
    const request = http.request({ host: '127.0.0.1', agent, ...options }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => {
        const { value } = JSON.parse(text) as { value: Record<string, unknown> };
        if (response.statusCode === 200) resolve(value);
        else if (response.statusCode === 429 || response.statusCode === 503) setTimeout(() => resolve(null), 20);
        else reject(new Error(`${options.path ?? ''} was refused: ${text}`));
      });
    });
    request.on('error', reject).end(body);
  });
}
