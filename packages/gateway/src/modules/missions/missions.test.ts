import { randomUUID } from 'node:crypto';
import type { ValueOf } from '@livery/contract/shapes';
import { describe, expect, it } from 'vitest';
import { sitDown } from '../../../test/games/played.ts';
import { runSweeps } from '../../../test/run-sweeps.ts';
import { openTestGateway } from '../../../test/test-gateway.ts';
import { auditLedger } from '#composition/audit-ledger.ts';
import { missionSweeps } from './missions.sweeps.ts';

const racers = 24;
const gateway = await openTestGateway({ poolSize: 40 });

type Summary = ValueOf<'missionSummary'>;
type Mission = Summary['missions'][number];

async function summary(token: string): Promise<Summary> {
  const { status, envelope } = await gateway.call('missionSummary', { token, query: { language: 'en' } });
  expect(status, envelope.message ?? '').toBe(200);
  return envelope.value as unknown as Summary;
}

async function mission(token: string, id: string): Promise<Mission> {
  const found = (await summary(token)).missions.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no mission ${id}`);
  return found;
}

const claim = (token: string, { id, periodStart }: Mission, idempotencyKey: string = randomUUID()) =>
  gateway.call('claimMission', { token, body: { id, periodStart, idempotencyKey } });

const balance = async (token: string): Promise<number> => Number((await gateway.call('balance', { token })).envelope.value['balance']);

async function play(account: string, rounds: number, stake = 100): Promise<string> {
  const token = await gateway.logIn(account);
  const spin = await sitDown(gateway, token);
  for (let round = 0; round < rounds; round++) await spin(stake);
  return token;
}

const board = async (token: string) =>
  (await gateway.call('missionLeaderboard', { token })).envelope.value as unknown as ValueOf<'missionLeaderboard'>;
const sweep = (): Promise<void> => runSweeps(gateway.platform, missionSweeps, new Date());

describe('missions', () => {
  it('count real stakes at once, and need the token [wire-mcsfe-getmissionsummarydetails]', async () => {
    expect((await gateway.call('missionSummary')).status).toBe(401);
    const token = await gateway.logIn('marina');
    expect(await mission(token, 'first-spins')).toMatchObject({ progress: 0, target: 5, state: 'open', title: 'Warm up' });
    await play('marina', 4);
    expect((await summary(token)).claimable).toBe(0);
    await play('marina', 1);
    expect(await mission(token, 'first-spins')).toMatchObject({ progress: 5, state: 'claimable' });
    expect(await mission(token, 'originals-fan')).toMatchObject({ progress: 5, target: 30, gameTypeTitle: 'Originals' });
    expect(await mission(token, 'weekly-stake')).toMatchObject({ progress: 500, period: 'weekly' });
    expect((await summary(token)).claimable).toBe(1);
    expect((await gateway.call('unreadCount', { token })).envelope.value).toMatchObject({ missions: 1 });
  });

  it('lose progress from voided bets', async () => {
    const token = await play('agent42', 2, 200);
    const { id } = await gateway.owner
      .selectFrom('bet')
      .innerJoin('member', 'member.id', 'bet.member_id')
      .select('bet.id')
      .where('username', '=', 'agent42')
      .executeTakeFirstOrThrow();
    expect(await mission(token, 'weekly-stake')).toMatchObject({ progress: 400 });
    const answer = await gateway.control('voidBet', { bet: id, reason: 'A fault of the game' });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await mission(token, 'weekly-stake')).toMatchObject({ progress: 200 });
    expect(await mission(token, 'first-spins')).toMatchObject({ progress: 1 });
  });

  it('pay cash once when claims race', async () => {
    const token = await play('sofia', 5);
    const done = await mission(token, 'first-spins');
    const before = await balance(token);
    const [key, ...others] = Array.from({ length: racers }, () => randomUUID());
    const answers = await Promise.all([key, key, ...others].map((one) => claim(token, done, one)));
    const paid = answers.filter(({ status }) => status === 200);
    expect(paid.length).toBeGreaterThanOrEqual(1);
    expect(paid.length).toBeLessThanOrEqual(2);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ envelope }) => envelope.message))).toEqual(
      new Set(['ALREADY_CLAIMED']),
    );
    expect(await balance(token)).toBe(before + 100);
    expect(await mission(token, 'first-spins')).toMatchObject({ state: 'claimed' });
    expect((await gateway.call('unreadCount', { token })).envelope.value).toMatchObject({ missions: 0 });
  });

  it('pay a bonus with a rollover', async () => {
    const token = await play('helena', 1, 5_000);
    const before = await balance(token);
    expect((await claim(token, await mission(token, 'daily-stake'))).envelope.value).toEqual({ amount: 500, rewardTo: 'BONUS' });
    expect(await balance(token)).toBe(before);
    const { envelope } = await gateway.call('bonuses', { token, query: { limit: 5 } });
    expect(envelope.value).toMatchObject({ items: [{ source: 'mission', amount: 500, required: 1_500, worked: 0, state: 'active' }] });
  });

  it('refuse early, misdated, unknown and trial claims, and a used key', async () => {
    const token = await gateway.logIn('lucas');
    const open = await mission(token, 'first-spins');
    const refusal = async (asked: Mission, by = token, key?: string) => (await claim(by, asked, key)).envelope.message;
    expect(await refusal(open)).toBe('NOTHING_TO_CLAIM');
    expect(await refusal({ ...open, periodStart: '2020-01-01' })).toBe('NO_LONGER_OPEN');
    expect(await refusal({ ...open, id: 'none' })).toBe('NOT_FOUND');
    expect(await refusal({ ...open, periodStart: '2026-13-45' })).toBe('INVALID_REQUEST');
    const trial = await gateway.logIn('trial');
    expect(await refusal(open, trial)).toBe('TRIAL_REFUSED');
    expect((await summary(trial)).missions).not.toEqual([]);
    const key = randomUUID();
    await play('lucas', 5);
    expect((await claim(token, open, key)).status).toBe(200);
    expect(await refusal(await mission(token, 'three-days'), token, key)).toBe('IDEMPOTENCY_CONFLICT');
  });
});

describe('the leaderboard', () => {
  it('ranks the week by stakes, ties by who was first, and shows a place outside the first ten [wire-mcsfe-getmissionleaderboard]', async () => {
    expect((await gateway.call('missionLeaderboard')).status).toBe(401);
    const beta = await gateway.logIn('rafael', 'BETA');
    const of = async () => (await gateway.call('missionLeaderboard', { token: beta, merchant: 'BETA' })).envelope.value;
    expect(await of()).toMatchObject({ top: [], own: null });
    const accounts = ['demo', 'agent', 'agent2', 'agent41', 'agent42', 'lucas', 'marina', 'sofia', 'helena', 'expired', 'rafael'];
    const members = await gateway.owner
      .selectFrom('member')
      .innerJoin('merchant', 'merchant.id', 'merchant_id')
      .select(['member.id', 'username', 'merchant_id'])
      .where('merchant.code', '=', 'BETA')
      .where('username', 'in', accounts)
      .execute();
    // Rafael staked as much as the tenth, and later.
    for (const [index, username] of accounts.entries()) {
      const member = members.find((one) => one.username === username);
      if (member === undefined) throw new Error(username);
      const at = new Date(Date.now() + index);
      await gateway.owner
        .insertInto('bet')
        .values({
          member_id: member.id,
          id: 1_000_000 + index,
          merchant_id: member.merchant_id,
          node_id: 27_002,
          key: randomUUID(),
          stake: 2_000 - 100 * Math.min(index, 9),
          valid_stake: 2_000 - 100 * Math.min(index, 9),
          payout: 0,
          opened_at: at,
          settled_at: at,
          settle_txn: 1_000_000 + index,
          unit: 'USD',
          course: null,
        })
        .execute();
    }
    await sweep();
    const answer = await of();
    expect((answer['top'] as { rank: number; staked: number; name: string }[]).map(({ staked }) => staked)).toEqual([
      2_000, 1_900, 1_800, 1_700, 1_600, 1_500, 1_400, 1_300, 1_200, 1_100,
    ]);
    expect(answer).toMatchObject({ own: { rank: 11, staked: 1_100, behind: 0 }, currency: 'USD' });
    expect(JSON.stringify(answer)).not.toContain('Marina');
    expect(answer['top']).toContainEqual({ rank: 7, name: 'Ma***a', staked: 1_400, isOwn: false });
  });

  it('recognizes a member in the top ten by the full name', async () => {
    const token = await play('demo', 3, 1_000);
    await sweep();
    expect(await board(token)).toMatchObject({ own: { rank: 2, staked: 3_000, behind: 2_000 } });
    expect((await board(token)).top[1]).toEqual({ rank: 2, name: 'Demo', staked: 3_000, isOwn: true });
  });
});

describe('the change of week', () => {
  it('pays a racing claim once, and keeps every place', async () => {
    const token = await play('demo', 2, 1_000);
    await sweep();
    const [done, before, { own }] = [await mission(token, 'first-spins'), await balance(token), await board(token)];
    expect([done.state, own?.staked]).toEqual(['claimable', 5_000]);
    const nextWeek = new Date(Date.now() + 7 * 24 * 3_600_000);
    const claims = Array.from({ length: racers }, () => claim(token, done));
    await Promise.all([1, 2, 3].map(() => runSweeps(gateway.platform, missionSweeps, nextWeek)));
    const answers = await Promise.all(claims);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await balance(token)).toBe(before + 100);
    expect(await board(token)).toMatchObject({ top: [], own: null });
    await sweep();
    expect((await board(token)).own).toEqual(own);
  });
});

it('leaves the books balanced', async () => {
  const invented = ['bet'];
  expect((await auditLedger(gateway.owner)).findings.filter(({ name }) => !invented.includes(name))).toEqual([]);
});
