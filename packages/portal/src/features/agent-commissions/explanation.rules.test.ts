import { settleRealTime } from '@livery/contract/commission-real-time';
import { settleWindow } from '@livery/contract/commission-settle-window';
import { expect, test } from 'vitest';
import { dividendInput, explanationOf } from './agent-commissions.builders.ts';
import type { Explanation } from './agent-commissions.reads.ts';
import { numberOf, passIdle, relationOf, shownRoots, shownSteps } from './explanation.rules.ts';
import { fallsOf } from './waterfall.rules.ts';

const dividend = explanationOf(settleWindow(dividendInput).explanation);

const find = ({ steps }: Explanation, name: string) =>
  steps.find((step) => step.name === name && step.of.length > 0) ?? expect.fail(`no step ${name}`);
const relationsOf = (explanation: Explanation, name: string) => {
  const step = find(explanation, name);
  return shownSteps(explanation, step).map((index) => {
    const { says, ...more } = relationOf(explanation, step, index);
    return [says, ...Object.values(more), explanation.steps[step.of[index] ?? -1]?.name];
  });
};

test('each step is described by its effect on the one above', () => {
  expect(relationsOf(dividend, 'gross')).toEqual([
    ['first', 'payable'],
    ['rateOfTier', 2, 'rate'],
  ]);
  expect(relationsOf(dividend, 'net')).toEqual([
    ['first', 'amount'],
    ['less', 'child'],
  ]);
  expect(relationsOf(dividend, 'amount')).toEqual([
    ['first', 'gross'],
    ['plus', 'adjustment'],
  ]);
});

test('zero thresholds are left out of a tier', () => {
  expect(relationsOf(dividend, 'tier')).toEqual([
    ['counted', 'turnover'],
    ['counted', 'houseWin'],
    ['counted', 'activeMembers'],
    ['needed', 2, 'neededTurnover'],
    ['needed', 2, 'neededMembers'],
  ]);
});

test('a rate without a tier is a plain factor', () => {
  const below = { ...dividendInput, terms: { ...dividendInput.terms, tiers: dividendInput.terms.tiers.slice(1) } };
  const none = explanationOf(settleWindow({ ...below, figures: { ...dividendInput.figures, activeMembers: 0 } }).explanation);
  expect(relationsOf(none, 'gross')).toEqual([
    ['first', 'payable'],
    ['rate', 'rate'],
  ]);
});

test('a number names its source', () => {
  const told = dividend.steps.flatMap((step, place) => {
    const of = numberOf(dividend, place);
    return of === null ? [] : [[step.name, of, step.id]];
  });
  expect(told).toEqual([
    ['rate', 'version', 3],
    ['adjustment', 'line', 40],
    ['child', 'contract', 21],
  ]);
  const stakes = { won: 1_000, lost: 2_000 };
  const rates = { profitRate: 2_000, lossRate: 5_000 };
  const realTime = explanationOf(
    settleRealTime({
      parts: [{ version: 4, rates, stakes }],
      children: [{ id: 21, payer: 'upline', parts: [{ version: 1, rates, stakes }] }],
      remainder: 0,
      posted: 0,
      makeUp: 0,
    }).explanation,
  );
  const ofStakes = realTime.steps.flatMap(({ name, id }, place) => (name === 'wonStake' ? [[numberOf(realTime, place), id]] : []));
  expect(ofStakes).toEqual([
    ['version', 4],
    ['contract', 21],
  ]);
});

test('a starting value of zero for the next window is not explained', () => {
  expect(shownRoots(dividend).map((place) => dividend.steps[place]?.name)).toEqual(['due', 'net']);
  const lost = explanationOf(settleWindow({ ...dividendInput, figures: { ...dividendInput.figures, payout: 2_500_000 } }).explanation);
  expect(shownRoots(lost).map((place) => lost.steps[place]?.name)).toEqual(['due', 'net', 'closingMakeUp', 'closingCarry']);
});

test('only a step that changes nothing is skipped', () => {
  const passed = (explanation: Explanation, name: string) => {
    const [head = -1] = find(explanation, name).of;
    return explanation.steps[passIdle(explanation, head)]?.name;
  };
  expect([passed(dividend, 'due'), passed(dividend, 'amount')]).toEqual(['line', 'gross']);
  const owing = explanationOf(settleWindow({ ...dividendInput, opening: { ...dividendInput.opening, makeUp: -60_000 } }).explanation);
  expect(passed(owing, 'due')).toBe('total');
  const adjustments = [-1_500, 1_500].map((amount, index) => ({ line: 40 + index, amount }));
  expect(passed(explanationOf(settleWindow({ ...dividendInput, children: [], adjustments }).explanation), 'due')).toBe('amount');
  const plain = { ...dividendInput, children: [], adjustments: [], opening: { ...dividendInput.opening, carry: 0 } };
  const bare = explanationOf(settleWindow({ ...plain, figures: { ...plain.figures, bonuses: 0 } }).explanation);
  expect([passed(bare, 'due'), passed(bare, 'gross')]).toEqual(['gross', 'result']);
  // The income is then the same and is not explained twice.
  expect(shownRoots(bare).map((place) => bare.steps[place]?.name)).toEqual(['due']);
});

const drawn = (explanation: Explanation) =>
  fallsOf(explanation).map(({ picture, falls }) => [
    picture,
    ...falls.map(({ place, value }) => [place === null ? null : explanation.steps[place]?.name, value]),
  ]);

test('charts follow the sums from the house’s win to the base, and from the gross to the payment', () => {
  expect(drawn(dividend)).toEqual([
    ['base', ['houseWin', 300_000], ['bonuses', -20_000], ['carry', -30_000], ['base', 250_000]],
    ['due', ['gross', 75_000], ['adjustment', -1_500], ['child', -25_000], ['due', 48_500]],
  ]);
});

test('a negative amount is raised to zero in the chart', () => {
  const [, due] = drawn(
    explanationOf(settleWindow({ ...dividendInput, opening: { ...dividendInput.opening, makeUp: -60_000 } }).explanation),
  );
  expect(due).toEqual([
    'due',
    ['gross', 75_000],
    ['adjustment', -1_500],
    ['child', -25_000],
    ['makeUp', -60_000],
    [null, 11_500],
    ['due', 0],
  ]);
});

test('the income is charted when the house pays the full gross and the agent pays its downline', () => {
  const children = [{ id: 21, payer: 'upline', amount: 25_000 }] as const;
  const plain = { ...dividendInput, children, adjustments: [], opening: { ...dividendInput.opening, carry: 0 } };
  expect(drawn(explanationOf(settleWindow({ ...plain, figures: { ...plain.figures, bonuses: 0 } }).explanation))).toEqual([
    ['net', ['gross', 90_000], ['child', -25_000], ['net', 65_000]],
  ]);
});
