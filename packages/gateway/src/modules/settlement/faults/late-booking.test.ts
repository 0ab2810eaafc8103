import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openSettlementWorld, realTime, wages } from '../../../../test/agents/settlement-world.ts';
import type { PlacedBet } from '../../../../test/agents/team-world.ts';
import { openTestGateway } from '../../../../test/test-gateway.ts';

const gateway = await openTestGateway({ poolSize: 20 });
const { platform, owner } = gateway;
const world = await openSettlementWorld(gateway);
const { add, play, undo, move, agree, settle, linesOf, audit, merchantId, uplinesOf } = world;
await world.liveIn('America/Sao_Paulo');
await world.approveAll();

const on = (day: string, time: string): string => `${day}T${time}:00-03:00`;
const dues = async (name: string): Promise<[number, number][]> => (await linesOf(name)).map(({ amount, due }) => [amount, due]);

async function addAgent(name: string, under: string | null = null): Promise<void> {
  await add(name, under);
  await add(`${name}-player`, name, { type: 0 });
}

describe('a bet booked into a window after its close', () => {
  it.each(['rerate', 'base'] as const)('is billed once by the next window (by %s)', async (lateVoids) => {
    const month = lateVoids === 'rerate' ? '2026-03' : '2026-04';
    await addAgent(lateVoids);
    await agree(lateVoids, null, wages(10_000, { lateVoids }), on(`${month}-01`, '00:00'), on(`${month}-04`, '00:00'));
    await play(`${lateVoids}-player`, on(`${month}-01`, '10:00'), 50_000, 0);
    await settle(on(`${month}-02`, '00:15'));
    // The gateway's clock is half an hour behind.
    await play(`${lateVoids}-player`, on(`${month}-01`, '23:58'), 30_000, 0);
    await settle(on(`${month}-03`, '00:15'));
    await settle(on(`${month}-04`, '00:15'));
    expect(await dues(lateVoids)).toEqual([
      [500, 500],
      [300, 300],
      [0, 0],
    ]);
    await audit();
  });

  it('belongs to the window during its grace period', async () => {
    await addAgent('grace');
    await agree('grace', null, wages(10_000), on('2026-05-01', '00:00'), on('2026-05-03', '00:00'));
    await settle(on('2026-05-02', '00:05'));
    await play('grace-player', on('2026-05-01', '23:58'), 30_000, 0);
    await settle(on('2026-05-02', '00:15'));
    await settle(on('2026-05-03', '00:15'));
    expect(await dues('grace')).toEqual([
      [300, 300],
      [0, 0],
    ]);
  });

  it('is waited for if its transaction began before the close, and belongs to the window', async () => {
    await addAgent('racing');
    await agree('racing', null, wages(10_000), on('2026-05-05', '00:00'), on('2026-05-07', '00:00'));
    await settle(on('2026-05-05', '12:00'));
    let release = (): void => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    let begun = (): void => {};
    const booked = new Promise<void>((resolve) => (begun = resolve));
    const booking = platform.tenants.transaction(merchantId, async (trx) => {
      await world.playWithin(trx, 'racing-player', on('2026-05-05', '23:59'), 40_000);
      begun();
      await held;
    });
    await booked;
    const settling = settle(on('2026-05-06', '00:15'));
    await waitForClosing();
    release();
    await Promise.all([booking, settling]);
    await settle(on('2026-05-07', '00:15'));
    expect(await dues('racing')).toEqual([
      [400, 400],
      [0, 0],
    ]);
    await audit();
  });

  it('counts with the next day of a real-time salary, after the last line of its own day', async () => {
    await addAgent('bets');
    await agree('bets', null, realTime(0, 1_000, 1), on('2026-05-10', '00:00'), on('2026-05-13', '00:00'));
    const bet = await play('bets-player', on('2026-05-10', '12:00'), 100_000, 0);
    await settle(on('2026-05-11', '00:15'));
    await play('bets-player', on('2026-05-10', '23:59'), 50_000, 0);
    await settle(on('2026-05-11', '12:00'));
    await undo('bets-player', bet, on('2026-05-11', '13:00'));
    await settle(on('2026-05-12', '00:15'));
    expect((await linesOf('bets')).map(({ amount }) => amount)).toEqual([100, 50, -100]);
    await audit();
  });
});

async function waitForClosing(): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ found: boolean }>`SELECT EXISTS (SELECT FROM commission_window WHERE state = 'closing') AS found`.execute(
      owner,
    );
    if (rows[0]?.found === true) return;
  }
}

it('no bet is lost or billed twice through moves, voids and late bookings', async () => {
  let run = 0;
  const agents = ['a', 'b', 'c'] as const;
  const agent = fc.constantFrom(...agents);
  const bets = fc.array(
    fc.record({
      who: agent,
      day: fc.integer({ min: 0, max: 1 }),
      stake: fc.integer({ min: 1, max: 90_000 }),
      isLate: fc.boolean(),
      voided: fc.constantFrom(null, 'same', 'next', 'late'),
    }),
    { maxLength: 8 },
  );
  const moves = fc.array(fc.record({ who: agent, under: fc.option(agent, { nil: null }), day: fc.integer({ min: 0, max: 2 }) }), {
    maxLength: 3,
  });
  await fc.assert(
    fc.asyncProperty(bets, moves, async (placed, moved) => {
      run += 1;
      const begins = Date.parse(on('2026-06-01', '00:00')) + run * 5 * 86_400_000;
      const at = (day: number, minute: number): string => new Date(begins + day * 86_400_000 + minute * 60_000).toISOString();
      const name = (of: string): string => `run${run}-${of}`;
      for (const of of agents) await addAgent(name(of));
      for (const of of agents) await agree(name(of), null, wages(10_000), at(0, 0), at(4, 0));
      const stakes = new Map<string, number>();
      const count = (uplines: readonly string[], day: number, stake: number): void => {
        for (const upline of uplines) stakes.set(`${upline} ${day}`, (stakes.get(`${upline} ${day}`) ?? 0) + stake);
      };
      const later: (() => Promise<void>)[] = [];
      for (let day = 0; day < 4; day += 1) {
        for (const undoBet of later.splice(0)) await undoBet();
        for (const { who, under } of moved.filter((each) => each.day === day))
          await move(name(who), under === null ? null : name(under), at(day, 300));
        const afterClose: (() => Promise<void>)[] = [];
        for (const { who, stake, isLate, voided } of placed.filter((each) => each.day === day)) {
          const player = `${name(who)}-player`;
          const book = async (): Promise<void> => {
            const uplines = await uplinesOf(player);
            const bet: PlacedBet = await play(player, at(day, 600), stake, 0);
            count(uplines, day, stake);
            const undoAt = async (instant: string): Promise<void> => {
              await undo(player, bet, instant);
              count(uplines, day, -stake);
            };
            if (voided === 'same') await undoAt(at(day, 700));
            else if (voided === 'next') later.push(() => undoAt(at(day + 1, 500)));
            else if (voided === 'late') afterClose.push(() => undoAt(at(day, 800)));
          };
          if (isLate) afterClose.unshift(book);
          else await book();
        }
        await settle(at(day + 1, 15));
        for (let next = afterClose.shift(); next !== undefined; next = afterClose.shift()) await next();
      }
      const lines = await linesOf(...agents.map(name));
      for (const of of agents.map(name)) {
        const days = [0, 1].map((day) => Math.floor((stakes.get(`${of} ${day}`) ?? 0) / 100));
        const own = lines.filter((line) => line.name === of);
        expect(own).toHaveLength(4);
        expect(own.reduce((sum, { amount }) => sum + amount, 0)).toBe(days.reduce((sum, amount) => sum + amount, 0));
      }
    }),
    { numRuns: 12 },
  );
  await audit();
}, 300_000);
