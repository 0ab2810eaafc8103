import { createHash } from 'node:crypto';
import { followPath, type LateHash } from '@livery/contract/proofs-merkle';
import { fromHex, leafBytes, toHex } from '@livery/contract/proofs-play-leaf';
import type { ValueOf } from '@livery/contract/shapes';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openSettlementWorld } from '../../../test/agents/settlement-world.ts';
import { openTestGateway } from '../../../test/test-gateway.ts';
import { proveDays, type ProofWatch } from './prove-day.action.ts';

const gateway = await openTestGateway({ poolSize: 40 });
const { owner, platform, call, logIn } = gateway;
const world = await openSettlementWorld(gateway);
const { add, play, audit } = world;
await world.liveIn('America/Sao_Paulo');

const on = (day: string, time: string): string => `${day}T${time}:00-03:00`;
const prove = (at: string, watch?: ProofWatch) => proveDays(platform, world.merchant(), new Date(at), watch);
const sha256: LateHash = async (bytes) => new Uint8Array(createHash('sha256').update(bytes).digest());

type Proof = NonNullable<ValueOf<'teamProof'>['proof']>;
type Leaf = ValueOf<'teamProof'>['items'][number];

async function isUnder({ day, count, root }: Proof, { player, validStake, result, position, path }: Leaf): Promise<boolean> {
  const leaf = leafBytes({ day, player, validStake, result });
  const reached = await followPath({ leaf, position, count, path: path.map(fromHex) }, sha256);
  return reached !== null && toHex(reached) === root;
}

const published = async (): Promise<Proof[]> => (await call('playProofs', { query: { limit: 100 } })).envelope.value['items'] as Proof[];

async function teamOf(token: string, day: string, page: { after?: number; limit?: number } = {}) {
  const { envelope } = await call('teamProof', { token, query: { day, limit: 500, ...page } });
  return envelope.value as ValueOf<'teamProof'>;
}

const sums = (leaves: readonly Leaf[]) => ({
  validStake: leaves.reduce((sum, { validStake }) => sum + validStake, 0),
  net: leaves.reduce((sum, { result }) => sum + result, 0),
});

async function reportOf(token: string, day: string) {
  const { envelope } = await call('teamBetting', { token, query: { from: day, to: day, state: 'settled', limit: 1 } });
  const { validStake, net } = envelope.value['totals'] as { validStake: number; net: number };
  return { validStake, net };
}

const agent = await logIn('agent');

describe('the proof of a day', () => {
  it('is published after the day’s grace period, and leads to each player of a team with the report’s totals', async () => {
    await play('lucas', on('2026-07-02', '00:00'), 5_000, 0);
    await play('lucas', on('2026-07-02', '23:59'), 3_000, 9_000);
    await play('marina', on('2026-07-02', '12:00'), 700, 700);
    await play('lucas', on('2026-07-03', '00:00'), 900, 0);
    await prove(on('2026-07-03', '00:14'));
    expect((await published()).map(({ day }) => day)).toEqual(['2026-07-01']);
    await prove(on('2026-07-03', '00:15'));
    const [proof] = await published();
    expect(proof).toMatchObject({ day: '2026-07-02' });
    const team = await teamOf(agent, '2026-07-02');
    expect(team.proof).toEqual(proof);
    expect(team.items.length).toBeGreaterThan(0);
    for (const leaf of team.items) expect(await isUnder(team.proof ?? expect.fail(), leaf)).toBe(true);
    expect(sums(team.items)).toEqual(await reportOf(agent, '2026-07-02'));
    const [first] = team.items as [Leaf];
    for (const change of [{ validStake: first.validStake + 1 }, { result: first.result - 1 }, { player: 'somebody' }])
      expect(await isUnder(team.proof ?? expect.fail(), { ...first, ...change })).toBe(false);
    await audit();
  });

  it('has its own root for a day without play', async () => {
    const empty = (await published()).find(({ day }) => day === '2026-07-01');
    expect(empty).toEqual({ day: '2026-07-01', count: 0, root: createHash('sha256').digest('hex') });
  });

  it('catches up on missed days, once across all gateways, and leaves nothing half done', async () => {
    let hits = 0;
    await prove(on('2026-07-05', '00:15'), async (trx) => {
      hits += 1;
      await sql`SELECT pg_terminate_backend(pg_backend_pid())`.execute(trx);
    }).catch(() => {});
    expect([hits, (await published())[0]?.day]).toEqual([1, '2026-07-02']);
    await Promise.all([1, 2, 3, 4].map(() => prove(on('2026-07-05', '00:15'))));
    expect((await published()).map(({ day }) => day)).toEqual(['2026-07-04', '2026-07-03', '2026-07-02', '2026-07-01']);
    await audit();
  });

  it('counts a void on the day it is booked, and late bookings in the next proof', async () => {
    const bet = await play('lucas', on('2026-07-05', '12:00'), 4_000, 0);
    await prove(on('2026-07-06', '00:15'));
    await world.undo('lucas', bet, on('2026-07-06', '09:00'));
    // A gateway whose clock is behind.
    await play('lucas', on('2026-07-05', '23:59'), 60, 0);
    await prove(on('2026-07-07', '00:15'));
    const leafOf = async (day: string) => (await teamOf(agent, day)).items.map(({ validStake, result }) => [validStake, result]);
    expect(await leafOf('2026-07-05')).toEqual([[4_000, -4_000]]);
    expect(await leafOf('2026-07-06')).toEqual([[-3_940, 3_940]]);
    await audit();
  });

  it('counts a player who moves once in each team', async () => {
    await add('pp-one');
    await add('pp-two');
    await add('pp-player', 'pp-one', { type: 0 });
    await play('pp-player', on('2026-07-07', '10:00'), 1_000, 0);
    await world.move('pp-player', 'pp-two', on('2026-07-07', '12:00'));
    await play('pp-player', on('2026-07-07', '13:00'), 300, 0);
    await prove(on('2026-07-08', '00:15'));
    const leaves = await owner
      .selectFrom('play_leaf')
      .select(['valid_stake', 'result', 'lineage_id'])
      .where('member_id', '=', world.idOf('pp-player'))
      .orderBy('valid_stake')
      .execute();
    expect(leaves.map(({ valid_stake, result }) => [valid_stake, result])).toEqual([
      [300, -300],
      [1_000, -1_000],
    ]);
    expect((await published())[0]).toMatchObject({ day: '2026-07-07', count: 2 });
    await audit();
  });

  it('gives a player the same random name every day', async () => {
    const namesOf = async (day: string) => (await teamOf(agent, day)).items.map(({ player }) => player);
    expect(await namesOf('2026-07-05')).toEqual(await namesOf('2026-07-06'));
    const rows = await owner.selectFrom('play_pseudonym').select('pseudonym').execute();
    expect(new Set(rows.map(({ pseudonym }) => pseudonym)).size).toBe(rows.length);
    for (const { pseudonym } of rows) expect(pseudonym).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe('the calls', () => {
  it('answer a team page by page, without players of other teams', async () => {
    const whole = await teamOf(agent, '2026-07-02');
    const read: Leaf[] = [];
    for (let after: number | null | undefined; after !== null;) {
      const page: ValueOf<'teamProof'> = await teamOf(agent, '2026-07-02', { limit: 1, ...(after === undefined ? {} : { after }) });
      read.push(...page.items);
      after = page.next;
    }
    expect(read).toEqual(whole.items);
    expect((await teamOf(await logIn('agent41'), '2026-07-02')).items).toEqual([]);
    expect(whole.items[0]?.account).toContain('***');
  });

  it('show players their own leaf, and nothing for a day without a proof', async () => {
    const lucas = await logIn('lucas');
    const own = (await call('playReceipt', { token: lucas, query: { day: '2026-07-02' } })).envelope.value as ValueOf<'playReceipt'>;
    expect(own.items).toMatchObject([{ account: 'lucas', validStake: 8_000, result: 1_000 }]);
    expect(await isUnder(own.proof ?? expect.fail(), own.items[0] ?? expect.fail())).toBe(true);
    const later = await call('playReceipt', { token: lucas, query: { day: '2026-07-20' } });
    expect(later.envelope.value).toMatchObject({ proof: null, items: [] });
    expect((await call('playReceipt', { token: lucas, query: { day: '2026-02-30' } })).status).toBe(400);
    expect((await call('teamProof', { token: lucas, query: { day: '2026-07-02', limit: 1 } })).status).toBe(403);
  });

  it('are separate per merchant and limited per network', async () => {
    expect((await call('playProofs', { merchant: 'BETA', query: { limit: 10 } })).envelope.value).toEqual({ items: [], next: null });
    expect((await call('playProofs', { query: { limit: 10, day: '2026-07-02' } })).envelope.value).toMatchObject({
      items: [{ day: '2026-07-02' }],
    });
    let status = 200;
    for (let tries = 0; tries < 120 && status === 200; tries += 1) ({ status } = await call('playProofs', { query: { limit: 1 } }));
    expect(status).toBe(429);
  });
});
