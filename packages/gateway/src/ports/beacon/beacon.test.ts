import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { entries } from '@livery/lottery/fair/archive-vectors';
import { quicknet, timeOf, type BeaconChain } from '@livery/lottery/fair/rounds';
import { verifyDraw } from '@livery/lottery/fair/verify';
import { Clock } from '#base/clock.ts';
import type { Beacon } from './beacon.ts';
import { beaconFor } from './beacon-for.ts';
import { checkedBeacon } from './checked-beacon.ts';
import { drandRelay } from './drand-relay.ts';
import { isRoundSigned } from './round-signature.ts';
import { SimulatedDrand, type DrandMood } from './simulated-drand.ts';

const round = 32_285_085;
const drand = new SimulatedDrand(() => timeOf(round + 1));
const right = await drand.relay(round);
type Answer = { readonly status: number; readonly body: string } | 'silence' | 'dripping';
/** The server's answer instead of the simulator's round. */
let instead: ((asked: string) => Answer | null) | null = null;
const asked: string[] = [];
const server = createServer((request, response) => {
  const path = request.url ?? '';
  asked.push(path);
  const other = instead?.(path) ?? null;
  if (other === 'silence') return;
  if (other === 'dripping') {
    response.writeHead(200);
    response.write('{"round":');
    return;
  }
  if (other !== null) {
    response.writeHead(other.status, other.status === 302 ? { location: '/elsewhere' } : {}).end(other.body);
    return;
  }
  const [, chain, number] = /^\/([0-9a-f]{64})\/public\/(\d+)$/.exec(path.replace(/^\/(?:one|other)/, '')) ?? [];
  if (chain !== drand.chain.hash) {
    response.writeHead(400).end();
    return;
  }
  drand.relay(Number(number)).then(
    (told) =>
      response
        .writeHead(told === null ? 404 : 200)
        .end(JSON.stringify(told === null ? { error: 'not yet' } : { ...told, randomness: 'ff' })),
    () => response.writeHead(503).end(),
  );
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => server.closeAllConnections());
afterAll(() => server.close());
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const overHttp = (chain: BeaconChain = drand.chain, timeout?: number): Beacon =>
  checkedBeacon(chain, [drandRelay(`${url}/one/`, chain, timeout), drandRelay(`${url}/other`, chain, timeout)]);

beforeEach(() => {
  drand.mood = 'punctual';
  instead = null;
  asked.length = 0;
});

describe.each<[string, () => Beacon]>([
  ['the simulator', () => checkedBeacon(drand.chain, [drand.relay])],
  ['drand over HTTP', () => overHttp()],
])('%s', (_, open) => {
  it('returns a published round, signed by its chain, and the same to every caller', async () => {
    const given = await open().randomness(round);
    expect(isRoundSigned(drand.chain, round, given?.signature ?? '')).toBe(true);
    expect(given?.randomness).toMatch(/^[0-9a-f]{64}$/);
    expect(given?.randomness).not.toBe('ff');
    expect(await open().randomness(round)).toEqual(given);
    expect((await open().randomness(round + 1))?.randomness).not.toBe(given?.randomness);
  });

  it('returns nothing for a future round or a late beacon, and the round once it is published', async () => {
    const beacon = open();
    expect(await beacon.randomness(round + 2)).toBeNull();
    drand.mood = 'late';
    expect(await beacon.randomness(round)).toBeNull();
    drand.mood = 'punctual';
    expect(await beacon.randomness(round)).not.toBeNull();
  });

  it.each<[DrandMood, string]>([
    ['away', 'unreachable'],
    ['wrong', 'unsigned'],
    ['replaying', 'unsigned'],
    ['skewed', 'wrongRound'],
  ])('refuses a beacon that is %s as %s, and accepts the round once it is correct', async (mood, code) => {
    const beacon = open();
    drand.mood = mood;
    await expect(beacon.randomness(round)).rejects.toMatchObject({ name: 'BeaconRefusal', code });
    drand.mood = 'punctual';
    expect(await beacon.randomness(round)).not.toBeNull();
  });

  it('recognizes a replay of the previous round', async () => {
    const beacon = open();
    await beacon.randomness(round - 1);
    drand.mood = 'replaying';
    await expect(beacon.randomness(round)).rejects.toMatchObject({ code: 'replayed' });
  });
});

describe('drand over HTTP', () => {
  it.each<[string, Answer, string]>([
    ['no JSON', { status: 200, body: 'no' }, 'malformed'],
    ['another shape', { status: 200, body: JSON.stringify({ round: '1', signature: 'ff' }) }, 'malformed'],
    ['a non-hexadecimal signature', { status: 200, body: JSON.stringify({ round, signature: 'x' }) }, 'malformed'],
    ['a long body', { status: 200, body: JSON.stringify({ ...right, padding: 'x'.repeat(5_000) }) }, 'malformed'],
    ['a fault', { status: 500, body: '' }, 'unreachable'],
    ['a way elsewhere', { status: 302, body: '' }, 'unreachable'],
    ['nothing', 'silence', 'unreachable'],
    ['half of a body', 'dripping', 'unreachable'],
  ])('refuses %s', async (_, answer, code) => {
    instead = () => answer;
    await expect(overHttp(drand.chain, 100).randomness(round)).rejects.toMatchObject({ code });
    expect(asked).toHaveLength(2);
  });

  it.each<Answer>([
    { status: 500, body: '' },
    { status: 404, body: '' },
    { status: 200, body: JSON.stringify({ round, signature: 'ff'.repeat(48) }) },
  ])('asks the next relay after %j', async (answer) => {
    instead = (path) => (path.startsWith('/one/') ? answer : null);
    expect(await overHttp().randomness(round)).not.toBeNull();
    expect(asked).toEqual([`/one/${drand.chain.hash}/public/${round}`, `/other/${drand.chain.hash}/public/${round}`]);
  });

  it('reports a false answer rather than a late or unreachable relay', async () => {
    for (const status of [404, 500]) {
      instead = (path) => (path.startsWith('/one/') ? { status, body: '' } : { status: 200, body: '{}' });
      await expect(overHttp().randomness(round)).rejects.toMatchObject({ code: 'malformed' });
    }
    instead = (path) => ({ status: path.startsWith('/one/') ? 404 : 500, body: '' });
    expect(await overHttp().randomness(round)).toBeNull();
  });

  it('fetches a round once for all lotteries that draw from it', async () => {
    const beacon = overHttp();
    const [one, other] = await Promise.all([beacon.randomness(round), beacon.randomness(round)]);
    expect(await beacon.randomness(round)).toEqual(one);
    expect(other).toEqual(one);
    expect(asked).toHaveLength(1);
  });

  it('returns a real quicknet round that verifies recorded draws', async () => {
    const signatures = new Map(entries.map((entry) => [String(entry.round), entry.signature]));
    instead = (path) => {
      const number = path.split('/').at(-1) ?? '';
      return { status: 200, body: JSON.stringify({ round: Number(number), signature: signatures.get(number) }) };
    };
    const beacon = overHttp(quicknet);
    const isSigned = async (each: number, signature: string): Promise<boolean> => (await beacon.randomness(each))?.signature === signature;
    for (const entry of entries) expect(await verifyDraw(entry, { isSigned })).toEqual([]);
    expect(asked[0]).toBe(`/one/${quicknet.hash}/public/${entries[0]?.round}`);
  });
});

describe('the gateway’s beacon', () => {
  const relays = [url];

  it('is quicknet in production, never the simulator', () => {
    for (const settings of [undefined, { relays }]) {
      const { beacon, simulatedDrand } = beaconFor('production', settings, new Clock());
      expect([beacon.chain, simulatedDrand]).toEqual([quicknet, null]);
    }
  });

  it.each(['development', 'test'] as const)(
    'is a simulator on the gateway’s clock in %s, unless relays are configured',
    async (environment) => {
      const clock = new Clock();
      const { beacon, simulatedDrand } = beaconFor(environment, undefined, clock);
      expect(beacon.chain).not.toEqual(quicknet);
      const next = Math.floor((Date.now() / 1_000 - beacon.chain.genesis) / beacon.chain.period) + 1_201;
      expect(await beacon.randomness(next)).toBeNull();
      clock.shiftTo(3_600_000);
      expect(await beacon.randomness(next)).not.toBeNull();
      if (simulatedDrand !== null) simulatedDrand.mood = 'late';
      expect(await beacon.randomness(next - 1)).toBeNull();
      expect(beaconFor(environment, { relays }, clock).beacon.chain).toBe(quicknet);
    },
  );
});
