import http from 'node:http';
import { betInvariants } from '@livery/gateway/bets/invariants';
import { settleMerchant } from '@livery/gateway/settlement';
import { keepSoFar } from '@livery/gateway/settlement/so-far';
import { merchantOf } from '@livery/cli/merchants';
import { controlRequest } from '@livery/contract/control/request';
import type { Currency } from '@livery/contract/money';
import { routes } from '@livery/contract/routes';
import { addDays, dayStart } from '@livery/contract/zoned-days';
import { quickest } from '../quickest.ts';
import type { Row } from '../row.ts';
import { addContracts, removeContracts, type ContractSpan } from './contracts.ts';
import { openTree, type OpenTree } from './open-tree.ts';
import { read } from './team-pages.ts';

const grace = 15 * 60_000;
/**
 * Into the last day. The two hours after it are not summed yet, which is the most that a gateway leaves to an estimate.
 */
const underWay = 22 * 3_600_000;
/** The number of an agent five levels below the root. */
const middle = 40;
/** Agents with a real-time salary, from the roots down: all bets are below some of them. */
const paidByBet = 500;

interface Ground extends OpenTree {
  readonly merchant: Parameters<typeof settleMerchant>[1];
  /** The last whole month of the seed, and the last day of it. */
  readonly month: ContractSpan;
  readonly day: ContractSpan;
}

/** Settles contracts of a large tree, monthly, daily and by the bet, and reads the estimates. */
export async function benchSettlement(bets: number): Promise<Row[]> {
  await using open = new AsyncDisposableStack();
  const ground = stand(await openTree(open, bets));
  const { client, many, month, day } = ground;
  // The gateway's own settlement has nothing to do: at its time the windows are still running.
  await shiftTo(ground, new Date(day.from.getTime() + underWay));
  open.defer(() => removeContracts(client, many));
  const few = Math.min(50, many.agents);
  const small = await settle(ground, few);
  const large = await settle(ground, many.agents);
  const kept = await keepSums(ground);
  const estimates = [await measureEstimate(ground, 1, 'the root'), await measureEstimate(ground, middle, `agent ${middle}`)];
  await shiftTo(ground, new Date(month.from.getTime() - 86_400_000));
  const realTime = await settleBets(ground);
  const growth = large.seconds / large.contracts / (small.seconds / small.contracts);
  return [
    { name: `${large.contracts} contracts settled, with ${large.payments} payments`, value: large.seconds, unit: 's', budget: 20 },
    { name: `  a contract of ${large.contracts} beside one of ${small.contracts}`, value: growth, unit: '×', budget: 1.5 },
    {
      name: `real-time salaries of ${realTime.contracts} contracts over ${realTime.bets} bets`,
      value: realTime.seconds,
      unit: 's',
      budget: 5,
    },
    kept,
    ...estimates,
    ...(await measureAudit(ground)),
  ];
}

function stand(tree: OpenTree): Ground {
  const { brand, many, to } = tree;
  const { merchantCode: code, currency, ...seed } = merchantOf(brand);
  const merchant = { ...seed, id: many.merchantId, code, currency: currency as Currency };
  const { timeZone } = merchant;
  const next = `${to.slice(0, 8)}01`;
  const last = addDays(next, -1);
  const before = new Date(dayStart(next, timeZone));
  return {
    ...tree,
    merchant,
    month: { from: new Date(dayStart(`${last.slice(0, 8)}01`, timeZone)), before },
    day: { from: new Date(dayStart(last, timeZone)), before },
  };
}

async function shiftTo({ gateway: { port, controlSecret } }: Ground, to: Date): Promise<void> {
  const { path, ...request } = controlRequest(
    'shiftClock',
    { offset: to.getTime() - Date.now() },
    { secret: controlSecret, merchant: null },
  );
  const response = await fetch(`http://127.0.0.1:${port}${path}`, request);
  if (!response.ok) throw new Error(`The clock was not shifted: ${await response.text()}`);
}

async function settle(ground: Ground, agents: number): Promise<{ seconds: number; contracts: number; payments: number }> {
  const { client, many, month, day } = ground;
  await renew(ground);
  await addContracts(client, many, { kind: 'dividend', agents, ...month });
  await addContracts(client, many, { kind: 'daily', agents, ...day });
  const { seconds, calculated, payments } = await settleNow(ground);
  if (calculated !== 2 * agents) throw new Error(`${calculated} of ${2 * agents} contracts were settled`);
  return { seconds, contracts: calculated, payments };
}

async function settleBets(ground: Ground): Promise<{ seconds: number; bets: number; contracts: number }> {
  const { client, many, day } = ground;
  const contracts = Math.min(paidByBet, many.agents);
  await renew(ground);
  await addContracts(client, many, { kind: 'realTime', agents: contracts, ...day });
  const { rows } = await client.query<{ bets: string }>(
    'SELECT count(*) AS bets FROM bet WHERE merchant_id = $1 AND settled_at >= $2 AND settled_at < $3',
    [many.merchantId, day.from, day.before],
  );
  const { seconds, calculated } = await settleNow(ground);
  if (calculated === 0) throw new Error('No real-time salary was settled');
  return { seconds, bets: Number(rows[0]?.bets), contracts };
}

/** Starts without contracts, and with limits that need no approval. */
async function renew({ client, many }: Ground): Promise<void> {
  await removeContracts(client, many);
  await client.query('INSERT INTO commission_policy VALUES ($1, 15, 1e15, 1e15)', [many.merchantId]);
}

async function settleNow({ tenants, merchant, day }: Ground): Promise<{ seconds: number; calculated: number; payments: number }> {
  const began = performance.now();
  const runs = await settleMerchant({ tenants }, merchant, new Date(day.before.getTime() + grace), async (step) => verbose(step, began));
  const seconds = (performance.now() - began) / 1000;
  const sum = (of: (run: (typeof runs)[number]) => number): number => runs.reduce((total, run) => total + of(run), 0);
  return { seconds, calculated: sum(({ calculated }) => calculated), payments: sum(({ payments }) => payments) };
}

function verbose(step: string, began: number): void {
  if (process.env['BENCH_VERBOSE'] !== undefined) console.error(`${((performance.now() - began) / 1000).toFixed(2)} s ${step}`);
}

/** Runs the gateway's job for the first time in a window. Later runs add an hour. */
async function keepSums({ tenants, merchant, day }: Ground): Promise<Row> {
  const began = performance.now();
  await keepSoFar({ tenants }, merchant, new Date(day.from.getTime() + underWay));
  return { name: 'members of all teams summed ahead of estimates, at first', value: (performance.now() - began) / 1000, unit: 's' };
}

async function measureEstimate({ enter }: Ground, number: number, who: string): Promise<Row> {
  const agent = new http.Agent({ keepAlive: true });
  const door = await enter(number);
  try {
    const value = await quickest(() => read(door, routes.commissionEstimate.path, agent, 'whole'), 11);
    return { name: `estimate of ${who}, by the month and the day`, value, unit: 'ms', budget: 50 };
  } finally {
    agent.destroy();
  }
}

/** Proves members' hours against all bets, as `livery database audit` does, beside one sum over the bets. */
async function measureAudit({ client, merchant: { timeZone }, to }: Ground): Promise<Row[]> {
  const law = betInvariants.find(({ name }) => name === 'member-hour');
  if (law === undefined) throw new Error('No law is called member-hour');
  const began = performance.now();
  const { rows } = await client.query<{ hour: Date }>(law.broken);
  const seconds = (performance.now() - began) / 1000;
  // Another bench may have written bets without their hours since the seed.
  const broken = rows.find(({ hour }) => hour.getTime() < dayStart(to, timeZone));
  if (broken !== undefined) throw new Error(`The seed breaks the law: ${JSON.stringify(broken)}`);
  const { rows: counted } = await client.query<{ bets: string }>('SELECT count(*) AS bets FROM bet');
  const floor = await quickest(
    () =>
      client.query(
        'SELECT sum(stake) FROM (SELECT member_id, lineage_id, game_type, sum(stake) AS stake FROM bet GROUP BY 1, 2, 3) AS each',
      ),
    2,
  );
  return [
    { name: 'bets a second, audit of hours against bets', value: Number(counted[0]?.bets) / seconds, unit: '/s' },
    { name: '  beside one sum of all bets by member', value: (seconds * 1000) / floor, unit: '×' },
  ];
}
