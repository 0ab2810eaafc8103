import { randomUUID } from 'node:crypto';
import type { ValueOf } from '@livery/contract/shapes';
import { describe, expect, it } from 'vitest';
import { sitDown } from '../../../test/games/played.ts';
import { runSweeps } from '../../../test/run-sweeps.ts';
import { openTestGateway } from '../../../test/test-gateway.ts';
import { auditLedger } from '#composition/audit-ledger.ts';
import { vipSweeps } from './vip.sweeps.ts';

const racers = 24;
const gateway = await openTestGateway({ poolSize: 40 });

async function read(token: string): Promise<ValueOf<'vip'>> {
  const { status, envelope } = await gateway.call('vip', { token, query: { language: 'pt' } });
  expect(status, envelope.message ?? '').toBe(200);
  return envelope.value as unknown as ValueOf<'vip'>;
}

const claim = (token: string, level: number, idempotencyKey: string = randomUUID()) =>
  gateway.call('claimVipReward', { token, body: { level, idempotencyKey } });
const balance = async (token: string): Promise<number> => Number((await gateway.call('balance', { token })).envelope.value['balance']);

describe('the VIP levels', () => {
  it('rise with stakes, and the flag in the member info follows [member-20]', async () => {
    const token = await gateway.logIn('sofia');
    expect(await read(token)).toMatchObject({
      level: 0,
      staked: 0,
      levels: [{ level: 1, title: 'Bronze', state: 'locked' }, {}, {}, {}, {}, {}],
    });
    await gateway.control('grant', { account: 'sofia', amount: 1_000_000 });
    const spin = await sitDown(gateway, token);
    for (let round = 0; round < 10; round++) await spin(10_000);
    expect(await read(token)).toMatchObject({ level: 1, staked: 100_000 });
    const flag = async () => (await gateway.call('memberInfo', { token })).envelope.value['vipLevel'];
    expect(await flag()).toBe(0);
    await runSweeps(gateway.platform, vipSweeps, new Date());
    expect(await flag()).toBe(1);
  });

  it('that were granted stay, for any stakes', async () => {
    const token = await gateway.logIn('demo');
    await runSweeps(gateway.platform, vipSweeps, new Date());
    expect((await read(token)).level).toBe(3);
    expect((await gateway.call('memberInfo', { token })).envelope.value['vipLevel']).toBe(3);
  });
});

describe('the reward of a level', () => {
  it('is paid once when claims race', async () => {
    const token = await gateway.logIn('demo');
    const before = await balance(token);
    const answers = await Promise.all(Array.from({ length: racers }, () => claim(token, 2)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ envelope }) => envelope.message))).toEqual(
      new Set(['ALREADY_CLAIMED']),
    );
    expect(await balance(token)).toBe(before + 2_000);
    expect((await read(token)).levels.map(({ state }) => state)).toEqual([
      'claimable',
      'claimed',
      'claimable',
      'locked',
      'locked',
      'locked',
    ]);
  });

  it('is counted while it can be claimed', async () => {
    const token = await gateway.logIn('demo');
    const claimable = async () => ((await gateway.call('unreadCount', { token })).envelope.value as ValueOf<'unreadCount'>).claimable;
    const before = await claimable();
    const open = (await read(token)).levels.filter(({ state }) => state === 'claimable');
    expect(open.length).toBeGreaterThan(0);
    await claim(token, open[0]?.level ?? 0);
    expect(await claimable()).toBe(before - 1);
  });

  it('is answered again for its key', async () => {
    const token = await gateway.logIn('marina');
    const key = randomUUID();
    const [first, again] = [await claim(token, 1, key), await claim(token, 1, key)];
    expect([first.envelope.value, again.envelope.value]).toEqual([{ amount: 500 }, { amount: 500 }]);
    expect((await claim(token, 2, key)).envelope.message).toBe('IDEMPOTENCY_CONFLICT');
  });

  it('is refused above the member’s level, for an unknown level and for a trial account', async () => {
    const token = await gateway.logIn('lucas');
    expect((await claim(token, 2)).envelope.message).toBe('NOTHING_TO_CLAIM');
    expect((await claim(token, 99)).envelope.message).toBe('NOT_FOUND');
    expect((await claim(await gateway.logIn('trial'), 1)).envelope.message).toBe('TRIAL_REFUSED');
  });
});

it('leaves the books balanced', async () => {
  expect((await auditLedger(gateway.owner)).findings).toEqual([]);
});
