import { countBet, noStakes, settleRealTime, type CountedStakes } from '@livery/contract/commission-real-time';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openSettlementWorld, realTime } from '../../../test/agents/settlement-world.ts';
import type { PlacedBet } from '../../../test/agents/team-world.ts';
import { openTestGateway } from '../../../test/test-gateway.ts';

const gateway = await openTestGateway();
const world = await openSettlementWorld(gateway);
const { add, play, undo, agree, settle, linesOf, cashOf, audit } = world;
await world.liveIn('America/Sao_Paulo');
await world.approveAll();

const on = (day: string, time: string): string => `${day}T${time}:00-03:00`;
const amounts = async (name: string): Promise<number[]> => (await linesOf(name)).map(({ amount }) => amount);

describe('a real-time salary', () => {
  it('is a share of each sufficiently large bet, posted every five minutes (G10) [contract-10]', async () => {
    await add('g10');
    await add('g10-player', 'g10', { type: 0 });
    await agree('g10', null, realTime(2_000, 5_000, 10_000), on('2026-03-01', '00:00'), on('2026-03-03', '00:00'));
    await play('g10-player', on('2026-03-01', '10:00'), 10_000, 25_000);
    const lost = await play('g10-player', on('2026-03-01', '10:00'), 10_000, 0);
    await play('g10-player', on('2026-03-01', '10:01'), 9_999, 0);
    await play('g10-player', on('2026-03-01', '10:01'), 10_000, 10_000);
    await settle(on('2026-03-01', '10:02'));
    expect(await amounts('g10')).toEqual([70]);
    expect(await cashOf('g10')).toBe(70);
    await play('g10-player', on('2026-03-01', '10:03'), 20_000, 0);
    await settle(on('2026-03-01', '10:06'));
    expect(await amounts('g10')).toEqual([70]);
    await Promise.all([settle(on('2026-03-01', '10:07')), settle(on('2026-03-01', '10:07'))]);
    expect(await amounts('g10')).toEqual([70, 100]);
    // The void takes back the bet's earnings, and the next bets make up for them.
    await undo('g10-player', lost, on('2026-03-01', '10:08'));
    await settle(on('2026-03-01', '10:12'));
    expect(await amounts('g10')).toEqual([70, 100, -50]);
    await play('g10-player', on('2026-03-01', '10:13'), 30_000, 0);
    await settle(on('2026-03-01', '10:17'));
    expect(await linesOf('g10')).toMatchObject([
      { due: 70 },
      { due: 100 },
      { due: 0, state: 'paid' },
      { amount: 150, due: 100, paid: 100 },
    ]);
    expect(await cashOf('g10')).toBe(270);
    await audit();
  });

  it('takes back a void of an earlier day, and carries fractions of a minor unit into the next day', async () => {
    await add('day');
    await add('day-player', 'day', { type: 0 });
    await agree('day', null, realTime(0, 1_000, 1), on('2026-03-05', '00:00'), on('2026-03-08', '00:00'));
    const first = await play('day-player', on('2026-03-05', '23:59'), 1_600, 0);
    await settle(on('2026-03-06', '00:14'));
    expect(await amounts('day')).toEqual([]);
    await settle(on('2026-03-06', '00:15'));
    expect(await amounts('day')).toEqual([1]);
    await play('day-player', on('2026-03-06', '00:10'), 400, 0);
    await settle(on('2026-03-06', '00:21'));
    // 0.6 left over from the day before, and 0.4.
    expect(await amounts('day')).toEqual([1, 1]);
    await undo('day-player', first, on('2026-03-06', '12:00'));
    await settle(on('2026-03-06', '12:05'));
    expect(await amounts('day')).toEqual([1, 1, -2]);
    await audit();
  });

  it('pays an agent what its downlines do not earn from their own bets', async () => {
    await add('tree');
    await add('tree-low', 'tree');
    await add('tree-player', 'tree-low', { type: 0 });
    await agree('tree', null, realTime(0, 5_000, 1), on('2026-03-10', '00:00'), on('2026-03-11', '00:00'));
    await agree('tree-low', 'tree', realTime(0, 3_000, 1), on('2026-03-10', '00:00'), on('2026-03-11', '00:00'));
    await play('tree-player', on('2026-03-10', '10:00'), 100_000, 0);
    await settle(on('2026-03-10', '10:05'));
    expect(await linesOf('tree', 'tree-low')).toMatchObject([
      { name: 'tree', amount: 500, net: 200, paid: 500 },
      { name: 'tree-low', amount: 300, net: 300, paid: 300 },
    ]);
    expect([await cashOf('tree'), await cashOf('tree-low')]).toEqual([200, 300]);
    await audit();
  });

  it('adds up to the earnings of all the day’s bets, for any posting times and voids', async () => {
    let run = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            minute: fc.integer({ min: 0, max: 1_400 }),
            stake: fc.integer({ min: 1, max: 3_000 }),
            payout: fc.constantFrom(0, 500, 4_000),
            voided: fc.option(fc.integer({ min: 0, max: 1_439 }), { nil: null }),
          }),
          { minLength: 1, maxLength: 8 },
        ),
        fc.array(fc.integer({ min: 0, max: 1_430 }), { maxLength: 3 }),
        async (rounds, ticks) => {
          run += 1;
          const name = `random${run}`;
          const begins = Date.parse(on('2026-04-01', '00:00')) + run * 86_400_000;
          const at = (minute: number): string => new Date(begins + minute * 60_000).toISOString();
          const terms = realTime(1_234, 5_678, 700);
          await add(name);
          await add(`${name}-player`, name, { type: 0 });
          await agree(name, null, terms, at(0), at(1_440));
          const expected = rounds.reduce<CountedStakes>((stakes, { stake, payout, voided, minute }) => {
            const bet = { validStake: stake, stake, payout };
            const counted = countBet(terms, stakes, bet);
            return voided === null || voided < minute
              ? counted
              : countBet(terms, counted, { validStake: -stake, stake: -stake, payout: -payout });
          }, noStakes);
          const events = [
            ...rounds.map((round, index) => ({ minute: round.minute, index, of: 'play' as const })),
            ...rounds.flatMap(({ voided, minute }, index) =>
              voided === null || voided < minute ? [] : [{ minute: voided, index, of: 'void' as const }],
            ),
            ...ticks.map((minute) => ({ minute, index: -1, of: 'settle' as const })),
          ].toSorted((one, other) => one.minute - other.minute);
          const placed = new Map<number, PlacedBet>();
          for (const { minute, index, of } of events) {
            const round = rounds[index];
            if (of === 'settle') await settle(at(minute));
            else if (of === 'play' && round !== undefined)
              placed.set(index, await play(`${name}-player`, at(minute), round.stake, round.payout));
            else await undo(`${name}-player`, placed.get(index) ?? expect.fail('no bet'), at(minute));
          }
          await settle(at(1_440 + 15));
          const whole = settleRealTime({
            parts: [{ version: 1, rates: terms, stakes: expected }],
            children: [],
            remainder: 0,
            posted: 0,
            makeUp: 0,
          });
          expect((await amounts(name)).reduce((sum, amount) => sum + amount, 0)).toBe(whole.line);
        },
      ),
      { numRuns: 15 },
    );
    await audit();
  }, 120_000);
});
