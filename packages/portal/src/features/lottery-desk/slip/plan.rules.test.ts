import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slipLimits } from '@livery/contract/lotteries';
import { onePlan, planned } from './plan.rules.ts';
import type { SlipBet } from './slip.rules.ts';

const issues = Array.from({ length: 120 }, (_, at) => ({ number: `20261128-${String(at + 1).padStart(4, '0')}` }));
const limits = { maxStake: 1e12, maxTicket: 1e12 };
const bet: SlipBet = { id: 1, play: 'place', slots: ['3'], lines: 2, stake: 100, odds: [980] };

test('counts stakes again in each draw', () => {
  const plan = planned({ ...onePlan, draws: 3, times: 2 }, issues, [bet], limits);
  expect(plan.draws.map(({ times, stake, sum }) => [times, stake, sum])).toEqual([
    [2, 400, 400],
    [2, 400, 800],
    [2, 400, 1_200],
  ]);
  expect(plan).toMatchObject({ total: 1_200, problem: null });
});

test('raises the multiple after a set number of draws', () => {
  const { draws, total } = planned({ ...onePlan, draws: 5, factor: 3, every: 2 }, issues, [bet], limits);
  expect(draws.map(({ times }) => times)).toEqual([1, 1, 3, 3, 9]);
  expect(total).toBe(200 * 17);
});

test('stops before exceeding the limits on times, tickets or money', () => {
  expect(planned({ ...onePlan, draws: 20, factor: 10 }, issues, [bet], limits)).toMatchObject({ problem: 'times', draws: { length: 4 } });
  const bets = Array.from({ length: 10 }, (_, id) => ({ ...bet, id }));
  expect(planned({ ...onePlan, draws: 101 }, issues, bets, limits)).toMatchObject({ problem: 'tickets', draws: [] });
  expect(planned({ ...onePlan, draws: 100 }, issues, bets, limits)).toMatchObject({ problem: null, draws: { length: 100 } });
  const dear = { ...bet, lines: 1_000, stake: 500_000_000 };
  expect(planned({ ...onePlan, draws: 3 }, issues, [dear], limits)).toMatchObject({ problem: 'tooHigh', total: 1_000_000_000_000 });
});

test('stops before a line or ticket exceeds what the lottery accepts', () => {
  const growing = { ...onePlan, draws: 5, factor: 2 };
  expect(planned(growing, issues, [bet], { maxStake: 400, maxTicket: 1e12 })).toMatchObject({ problem: 'lineStake', draws: { length: 3 } });
  expect(planned(growing, issues, [bet], { maxStake: 400, maxTicket: 799 })).toMatchObject({
    problem: 'ticketStake',
    draws: { length: 2 },
  });
});

test('plans nothing while the loss limit cannot be read', () => {
  expect(planned({ ...onePlan, draws: 2, stopsOnLoss: 0 }, issues, [bet], limits)).toEqual({ draws: [], total: 0, problem: 'loss' });
  expect(planned({ ...onePlan, stopsOnLoss: 0 }, issues, [bet], limits).problem, 'one draw has nothing to stop').toBeNull();
});

test('adds up to its total in whole minor units, within all limits', () => {
  const plans = fc.record({
    draws: fc.integer({ min: 1, max: 120 }),
    times: fc.integer({ min: 1, max: 9_999 }),
    factor: fc.integer({ min: 1, max: 10 }),
    every: fc.integer({ min: 1, max: 20 }),
  });
  fc.assert(
    fc.property(plans, fc.integer({ min: 1, max: 60_000 }), fc.integer({ min: 1, max: 9_000_000 }), (changes, lines, stake) => {
      const { draws, total } = planned({ ...onePlan, ...changes }, issues, [{ ...bet, lines, stake }], limits);
      expect(draws.reduce((sum, each) => sum + each.stake, 0)).toBe(total);
      expect(draws.at(-1)?.sum ?? 0).toBe(total);
      expect(Number.isSafeInteger(total)).toBe(true);
      expect(draws.every(({ times }) => times <= slipLimits.times)).toBe(true);
    }),
  );
});
