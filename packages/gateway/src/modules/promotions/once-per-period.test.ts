import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { ValueOf } from '@livery/contract/shapes';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sitDown } from '../../../test/games/played.ts';
import { openPointsWorld } from '../../../test/money/points-world.ts';
import type { TestAnswer } from '../../../test/test-gateway.ts';
import { auditLedger } from '#composition/audit-ledger.ts';

const racers = 64;
/** Hundreds of calls on a busy machine. */
const testTimeout = 180_000;
/** Longer than a race's calls take on a busy machine, and shorter than a session may be idle. */
const ample = 10 * 60_000;
const hour = 3_600_000;
const day = 24 * hour;
const points = await openPointsWorld();
const { gateway } = points;
const { owner, platform } = gateway;

/** The ends of a day, a week and a month for ALPHA, which is three hours behind UTC all year. */
const today = new Date();
const monthEnd = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, 1, 3));
const monday = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() + ((8 - today.getUTCDay()) % 7 || 7), 3));

const standAt = (instant: Date, late = 0): void => platform.clock.shiftTo(instant.getTime() + late - Date.now());
const succeeded = (answers: readonly TestAnswer[]): number => answers.filter(({ status }) => status === 200).length;

/** Racing calls on both sides of a boundary: many before it, and as many while it passes. */
async function raceAcross(boundary: Date, call: () => Promise<TestAnswer>): Promise<number[]> {
  standAt(boundary, -ample);
  const before = await Promise.all(Array.from({ length: racers / 2 }, call));
  standAt(boundary, -100);
  const across = await Promise.all(
    Array.from({ length: racers }, async (_, index) => {
      await wait(index * 5);
      return call();
    }),
  );
  standAt(boundary, 1_000);
  const after = await Promise.all(Array.from({ length: racers / 2 }, call));
  return [succeeded(before), succeeded([...across, ...after])];
}

let token = '';
beforeEach(async () => {
  await gateway.control('reset');
});
afterEach(async () => {
  platform.clock.shiftTo(0);
  vi.restoreAllMocks();
  expect((await auditLedger(owner)).findings).toEqual([]);
});
const logInAt = async (instant: Date, late: number): Promise<void> => {
  standAt(instant, late);
  token = await gateway.logIn();
};

const claim = (promotionId: number) => () => gateway.call('claimPromotion', { token, body: { promotionId, idempotencyKey: randomUUID() } });
const take = (promotionId: number, step: 'join' | 'sign') => () => gateway.call('takePart', { token, body: { promotionId, step } });
const countRewards = async (): Promise<number> => {
  const { count } = await owner
    .selectFrom('reward')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('origin', '=', 'promotion')
    .executeTakeFirstOrThrow();
  return Number(count);
};
const signedDays = async (): Promise<number> =>
  (await owner.selectFrom('participation').select('days').where('promotion_id', '=', 2).executeTakeFirstOrThrow()).days;

const rules: readonly [string, { call: () => Promise<TestAnswer>; boundary: Date; length: number; grants: () => Promise<number> }][] = [
  ['a gift a day at the end of a month', { call: claim(1), boundary: monthEnd, length: day, grants: countRewards }],
  ['a bonus a week', { call: claim(8), boundary: monday, length: 7 * day, grants: countRewards }],
  ['a check-in a day', { call: take(2, 'sign'), boundary: monthEnd, length: day, grants: signedDays }],
  ['a start a day', { call: take(3, 'join'), boundary: monday, length: day, grants: async () => 0 }],
];

describe.each(rules)('%s', { timeout: testTimeout }, (name, { call, boundary, length, grants }) => {
  it('is granted once on each side of the boundary when calls race across it', async () => {
    await logInAt(boundary, -ample - 60_000);
    const before = await grants().catch(() => 0);
    expect(await raceAcross(boundary, call)).toEqual([1, 1]);
    if (!name.startsWith('a start')) expect((await grants()) - before).toBe(2);
  });

  it('is not granted again when the clock goes forward and back', async () => {
    await logInAt(boundary, -hour);
    expect(succeeded([await call()])).toBe(1);
    await logInAt(boundary, hour);
    expect(succeeded([await call()])).toBe(1);
    await logInAt(boundary, -hour);
    expect(succeeded([await call(), await call()])).toBe(0);
    await logInAt(boundary, hour);
    expect(succeeded([await call()])).toBe(0);
    await logInAt(boundary, length + hour);
    expect(succeeded([await call()])).toBe(1);
  });

  it('follows the database clock, not that of a gateway running ahead', async () => {
    await logInAt(boundary, -ample / 2);
    expect(succeeded([await call()])).toBe(1);
    const machine = Date.now;
    vi.spyOn(Date, 'now').mockImplementation(() => machine() + ample);
    expect(succeeded([await call(), await call()])).toBe(0);
  });

  it('is refused by the database when the code would grant it twice', async () => {
    await logInAt(boundary, -hour);
    expect(succeeded([await call()])).toBe(1);
    const rows = await owner.selectFrom('participation_step').selectAll().execute();
    const [row] = rows;
    if (row === undefined) expect.fail('no step is noted');
    await expect(owner.insertInto('participation_step').values(row).execute()).rejects.toMatchObject({ code: '23505' });
  });
});

describe('a mission', { timeout: testTimeout }, () => {
  it('is paid once on its day, and not afterwards', async () => {
    await logInAt(monthEnd, -ample - 60_000);
    const spin = await sitDown(gateway, token);
    for (let round = 0; round < 5; round++) await spin(100);
    const summary = await gateway.call('missionSummary', { token });
    const mission = (summary.envelope.value as unknown as ValueOf<'missionSummary'>).missions.find(({ id }) => id === 'first-spins');
    if (mission === undefined) expect.fail('there is no such mission');
    const { id, periodStart } = mission;
    const call = () => gateway.call('claimMission', { token, body: { id, periodStart, idempotencyKey: randomUUID() } });
    expect(await raceAcross(monthEnd, call)).toEqual([1, 0]);
  });
});

describe('points', { timeout: testTimeout }, () => {
  it('are converted up to the day’s limit on each side of midnight, and never beyond it', async () => {
    standAt(monthEnd, -ample - 60_000);
    const shopper = await points.shopper('marina');
    await points.give(shopper, 40_000);
    const converted = async (boundary: Date, side: '<' | '>=') =>
      (await owner.selectFrom('point_redemption').select('points').where('created_at', side, boundary).execute()).reduce(
        (sum, row) => sum + row.points,
        0,
      );
    await raceAcross(monthEnd, () => points.convert(shopper, 1_000));
    expect(await converted(monthEnd, '<')).toBeLessThanOrEqual(10_000);
    for (let tries = 0; tries < 12; tries++) await points.convert(shopper, 1_000);
    expect(await converted(monthEnd, '>=')).toBe(10_000);
  });
});
