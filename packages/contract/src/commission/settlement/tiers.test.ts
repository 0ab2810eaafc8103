import { describe, expect, it } from 'vitest';
import { cents, dividend, percent, tier, wage } from '../../testing/agreement-terms.ts';
import { settle, won } from '../../testing/settled.ts';
import type { Step, StepName } from './explanation/explain.ts';
import { isNear } from './tiers.ts';

describe('the tier', () => {
  const scale = [tier(percent(16), { profitLoss: cents(150_000) }), tier(percent(18), { profitLoss: cents(300_000) })];
  const costs = { ...won(300_000), rebates: cents(10_000), bonuses: cents(5_000) };

  it('G1: is chosen by the loss before or after costs, as the terms say', () => {
    const byGross = settle(dividend(scale, { feeShare: percent(5) }), costs);
    expect([byGross.base, byGross.gross, byGross.tier]).toEqual([cents(270_000), cents(48_600), 1]);
    const byNet = settle(dividend(scale, { feeShare: percent(5), tierBase: 'net' }), costs);
    expect([byNet.base, byNet.gross, byNet.tier]).toEqual([cents(270_000), cents(43_200), 0]);
  });

  it('needs all three thresholds, and shows what the next one lacks', () => {
    const top = { periodicMinimumBet: cents(20_000), profitLoss: cents(1_000), minimumActiveMembers: 15 };
    const terms = wage([tier(percent(0.5)), tier(percent(1), top)]);
    const team = { validStake: cents(11_600), ...won(1_000), activeMembers: 12 };
    expect(settle(terms, team)).toMatchObject({
      tier: 0,
      next: { tier: 1, turnover: cents(8_400), loss: 0, activeMembers: 3 },
      gross: cents(58),
    });
    const full = { validStake: cents(20_000), ...won(1_000), activeMembers: 15 };
    expect(settle(terms, full)).toMatchObject({ tier: 1, next: null, gross: cents(200) });
    for (const less of [{ validStake: cents(20_000) - 1 }, won(999.99), { activeMembers: 14 }])
      expect(settle(terms, { ...full, ...less }).tier).toBe(0);
  });

  it('pays nothing if none is reached, and shows what the first lacks', () => {
    expect(settle(wage([tier(percent(1), { minimumActiveMembers: 2 })]), { validStake: cents(500), activeMembers: 1 })).toMatchObject({
      tier: null,
      next: { tier: 0, turnover: 0, loss: 0, activeMembers: 1 },
      gross: 0,
      due: 0,
    });
  });

  it('requires nothing for a threshold of zero, so that wages are paid when the team won', () => {
    const winners = { validStake: cents(1_000), ...won(-500) };
    expect(settle(wage([tier(percent(1))]), winners)).toMatchObject({ tier: 0, due: cents(10) });
    const second = tier(percent(2), { minimumActiveMembers: 1 });
    expect(settle(wage([tier(percent(1)), second]), winners).next).toEqual({ tier: 1, turnover: 0, loss: 0, activeMembers: 1 });
    expect(settle(wage([tier(percent(1), { profitLoss: 1 })]), winners).next?.loss).toBe(cents(500) + 1);
  });

  it('compares amounts with the daily average of the window if the terms say so', () => {
    const needs = { periodicMinimumBet: cents(100), profitLoss: cents(10), minimumActiveMembers: 3 };
    const terms = dividend([tier(percent(10), needs)], { turnover: 'dailyAverage' });
    const enough = { validStake: cents(700), ...won(70), activeMembers: 3 };
    expect(settle(terms, enough).tier).toBe(0);
    expect(settle(terms, { ...enough, validStake: cents(700) - 1 }).next).toEqual({ tier: 0, turnover: 1, loss: 0, activeMembers: 0 });
    expect(settle(terms, { ...enough, ...won(69) }).next).toEqual({ tier: 0, turnover: 0, loss: cents(1), activeMembers: 0 });
    expect(settle(terms, enough, { days: 8 }).tier).toBeNull();
  });
});

describe('a tier is near', () => {
  const needs = { periodicMinimumBet: cents(1_000), profitLoss: cents(100), minimumActiveMembers: 10 };
  const isNearWith = (team: Parameters<typeof settle>[1], rules: Parameters<typeof dividend>[1] = {}, days = 1, nearFrom = 90) => {
    const terms = dividend([tier(percent(10), needs)], rules);
    const { next } = settle(terms, team, { days });
    return next !== null && isNear(next, terms, { days, percent: nearFrom });
  };
  const nine = { validStake: cents(900), ...won(90), activeMembers: 9 };

  it('when nine tenths of every requirement are reached', () => {
    expect([isNearWith(nine), isNearWith(nine, {}, 7)]).toEqual([true, true]);
    for (const less of [{ validStake: cents(900) - 1 }, won(89.99), { activeMembers: 8 }])
      expect(isNearWith({ ...nine, ...less })).toBe(false);
  });

  it('or a requested percentage', () => {
    const half = { validStake: cents(500), ...won(50), activeMembers: 5 };
    expect([isNearWith(half, {}, 1, 50), isNearWith(half, {}, 1, 51), isNearWith(nine, {}, 1, 91)]).toEqual([true, false, false]);
  });

  it('over the whole window if the terms use a daily average', () => {
    const week = { validStake: cents(6_300), ...won(630), activeMembers: 9 };
    expect(isNearWith(week, { turnover: 'dailyAverage' }, 7)).toBe(true);
    expect(isNearWith({ ...week, validStake: cents(6_300) - 1 }, { turnover: 'dailyAverage' }, 7)).toBe(false);
    expect(isNearWith({ ...week, ...won(629.99) }, { turnover: 'dailyAverage' }, 7)).toBe(false);
  });

  it('but not if the terms have no such tier', () => {
    expect(
      isNear({ tier: 1, turnover: 0, loss: 0, activeMembers: 0 }, dividend([tier(percent(10), needs)]), { days: 1, percent: 90 }),
    ).toBe(false);
  });
});

describe('the explanation of a tier', () => {
  const named = (steps: readonly Step[], name: StepName): Step =>
    steps.find((step) => step.name === name) ?? expect.fail(`no step ${name}`);
  const below = (step: Step) => step.steps.map(({ name }) => name);
  const team = { validStake: cents(10), ...won(10) };

  it('names both sides of each comparison', () => {
    const asked = ['turnover', 'houseWin', 'activeMembers', 'neededTurnover', 'neededLoss', 'neededMembers'];
    const rate = named(settle(wage([tier(percent(1), { lostRate: percent(2) })]), team).explanation.flatMap(deep), 'rate');
    expect(below(rate)).toEqual(['tier', 'tierRate']);
    expect(below(named(rate.steps, 'tier'))).toEqual(asked);
    const lost = named(settle(wage([tier(percent(1), { lostRate: percent(2) })]), team).explanation.flatMap(deep), 'lostRate');
    expect(below(lost)).toEqual(['tier', 'tierRate']);
  });

  it('names the days of an average', () => {
    const { explanation } = settle(dividend([tier(percent(1))], { turnover: 'dailyAverage' }), team, { days: 7 });
    const steps = explanation.flatMap(deep);
    for (const name of ['neededTurnover', 'neededLoss'] as const) expect(below(named(steps, name))).toEqual(['threshold', 'days']);
  });
});

function deep(step: Step): Step[] {
  return [step, ...step.steps.flatMap(deep)];
}
