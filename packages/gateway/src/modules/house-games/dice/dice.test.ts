import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { diceWin, rollOf } from '@livery/arcade/dice/dice-rules';
import type { DiceAnswer } from '@livery/arcade/dice/dice-wire';
import { verifyRounds } from '@livery/arcade/shell/fairness';
import type { RotateAnswer } from '@livery/arcade/shell/wire';
import { openHouse } from '../../../../test/games/house-table.ts';
import { openTestGateway } from '../../../../test/test-gateway.ts';

const gateway = await openTestGateway({ poolSize: 40 });
const house = await openHouse(gateway, 27_013);
const token = await gateway.logIn();
const choice = { wins: 5_000, isOver: true };
const roll = (body: object) => house.api<DiceAnswer>('/dice/api/roll', body);

beforeEach(() => house.setBalance(100_000));

describe('a roll', () => {
  it('pays its stake times the multiplier of its chance, or nothing', async () => {
    const { session, rtp, stakes } = await house.sitDown(token);
    expect(rtp).toBeGreaterThan(0.98);
    let expected = 100_000;
    for (let turn = 0; turn < 8; turn++) {
      const { value } = await roll({ ...house.round(session, stakes[0] ?? 0), ...choice });
      expect(value.win).toBe(value.roll >= 5_000 ? 198 : 0);
      expected += value.win - 100;
      expect([value.nonce, value.balance]).toEqual([turn + 1, expected]);
    }
    expect(await house.balance()).toBe(expected);
  });

  it('plays one round for 32 requests with one key, and refuses another choice with that key', async () => {
    const { session } = await house.sitDown(token);
    const body = { ...house.round(session, 100), ...choice };
    const answers = await Promise.all(Array.from({ length: 32 }, () => roll(body)));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await house.balance()).toBe(100_000 - 100 + (answers[0]?.value.win ?? 0));
    for (const other of [{ wins: 4_000 }, { isOver: false }, { stake: 200 }])
      expect((await roll({ ...body, ...other })).value.code).toBe('IDEMPOTENCY_CONFLICT');
  });

  it('never overdraws the balance when sittings race', async () => {
    const sittings = await Promise.all(Array.from({ length: 6 }, () => house.sitDown(token)));
    await house.setBalance(2_000);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, i) => roll({ ...house.round(sittings[i % 6]?.session ?? '', 1_000), wins: 100, isOver: false })),
    );
    const played = answers.filter(({ status }) => status === 200);
    const won = played.reduce((sum, { value }) => sum + value.win, 0);
    expect(await house.balance()).toBe(2_000 - played.length * 1_000 + won);
    expect(Math.min(...played.map(({ value }) => value.balance))).toBeGreaterThanOrEqual(0);
    const refused = answers.filter(({ status }) => status !== 200).map(({ value }) => value.code);
    expect(refused).toEqual(refused.map(() => 'INSUFFICIENT_BALANCE'));
    // One roll in a hundred wins enough to stake all the following ones.
    if (won === 0) expect(played).toHaveLength(2);
  });

  it('accepts only listed stakes and offered chances, and only at dice', async () => {
    const { session } = await house.sitDown(token);
    expect((await roll({ ...house.round(session, 150), ...choice })).value.code).toBe('LIMIT_EXCEEDED');
    for (const wins of [99, 9_501, 50.5]) expect((await roll({ ...house.round(session, 100), ...choice, wins })).status).toBe(400);
    expect((await house.api('/slot/api/spin', house.round(session, 100))).value).toMatchObject({ code: 'GAME_NOT_FOUND' });
    expect(await house.balance()).toBe(100_000);
  });

  it('plays in demo by the same rules, without moving money', async () => {
    const { session, mode } = await house.sitDown(null);
    expect(mode).toBe('demo');
    const body = { ...house.round(session, 500), ...choice };
    const first = await roll(body);
    expect(first.value.balance).toBe(100_000 - 500 + first.value.win);
    expect(await roll(body)).toEqual(first);
    expect((await roll({ ...body, wins: 300 })).value.code).toBe('IDEMPOTENCY_CONFLICT');
    expect(await house.balance()).toBe(100_000);
  });
});

it('follows the seed it committed to, and its bet record proves it', async () => {
  const { session, commitment } = await house.sitDown(token);
  const played = (await roll({ ...house.round(session, 100), ...choice, idempotencyKey: randomUUID() })).value;
  const { value: revealed } = await house.api<RotateAnswer>('/play/api/rotate', { session, commitment });
  const check = (shown: number) => ({
    nonce: played.nonce,
    check: async (draw: Parameters<typeof rollOf>[0]) => {
      const drawn = await rollOf(draw, 'mine', played.nonce);
      return drawn === shown && diceWin(choice, drawn, 100) === played.win;
    },
  });
  expect(await verifyRounds(revealed.serverSeed, commitment, [check(played.roll)])).toEqual({ kind: 'fair' });
  expect(await verifyRounds(revealed.serverSeed, commitment, [check(played.roll + 1)])).toEqual({ kind: 'refuted', nonce: 1 });

  const today = new Date(gateway.platform.clock.now().getTime() - 3 * 3_600_000).toISOString().slice(0, 10);
  const { items } = (await gateway.call('betRecord', { token, query: { from: today, to: today, limit: 1 } })).envelope.value as {
    items: { id: number }[];
  };
  const { proof } = (await gateway.call('betRound', { token, query: { bet: items[0]?.id ?? 0, language: 'en' } })).envelope
    .value as never as {
    proof: object;
  };
  expect(proof).toMatchObject({
    commitment,
    serverSeed: revealed.serverSeed,
    draws: [{ among: 10_000, drawn: played.roll }],
    facts: [
      { name: 'You chose over', value: '49.99' },
      { name: 'Rolled', value: (played.roll / 100).toFixed(2) },
    ],
  });
});
