import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cents, dividend, percent, realTime, tier, wage } from '../testing/agreement-terms.ts';
import { anyWindow } from '../testing/any-window.ts';
import { settleWindow } from './settlement/settle-window.ts';
import { worstCase } from './worst-case.ts';

const team = { validStake: cents(900), stake: cents(1_000), payout: cents(400) };

it('is the highest rate of a scale on all of the team’s play', () => {
  const scale = [tier(percent(1)), tier(percent(5), { profitLoss: cents(1_000_000) })];
  expect(worstCase(dividend(scale), team)).toBe(cents(30));
  expect(worstCase(wage(scale), team)).toBe(cents(45));
  expect(worstCase(wage([tier(percent(1), { lostRate: percent(3) })]), team)).toBe(cents(27));
  expect(worstCase(realTime(percent(0.2), percent(0.5), cents(100)), team)).toBe(cents(4.5));
  expect(worstCase(dividend([tier(percent(40))], { split: 'shareOfParent' }), team, cents(100))).toBe(cents(40));
});

it('is zero if the team won', () => {
  expect(worstCase(dividend([tier(percent(30))]), { ...team, payout: cents(1_001) })).toBe(0);
});

it('is never below what a window pays', () => {
  fc.assert(
    fc.property(anyWindow, (input) => {
      const { figures } = input;
      const won = Math.min(Math.max(0, figures.wonStake), Math.max(0, figures.validStake));
      const lost = Math.min(Math.max(0, figures.lostStake), Math.max(0, figures.validStake) - won);
      const real = { ...figures, wonStake: won, lostStake: lost };
      expect(settleWindow({ ...input, figures: real }).gross).toBeLessThanOrEqual(worstCase(input.terms, real));
    }),
    { numRuns: 400 },
  );
});
