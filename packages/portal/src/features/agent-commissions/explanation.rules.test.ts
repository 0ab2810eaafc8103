import { operators as contractOperators, stepUnits } from '@livery/contract/commission-explain';
import { settleWindow } from '@livery/contract/commission-settle-window';
import { stepWords } from '@livery/contract/commission-step-words';
import { expect, test } from 'vitest';
import { dividendInput, explanationOf } from './agent-commissions.builders.ts';
import en from './agent-commissions.en.json' with { type: 'json' };
import pt from './agent-commissions.pt.json' with { type: 'json' };
import type { Explanation } from './agent-commissions.reads.ts';
import { passIdle, relationOf, shownRoots, shownSteps } from './explanation.rules.ts';
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

test.each([
  ['English', en],
  ['Portuguese', pt],
])('the %s catalogue names every figure and operator of the contract', (_, { steps, operators }) => {
  expect(Object.keys(steps).toSorted()).toEqual(Object.keys(stepUnits).toSorted());
  expect(Object.keys(operators).toSorted()).toEqual(contractOperators.toSorted());
});

test('figures have the same English names as at the desk and in the CLI', () => {
  expect(en.steps).toEqual(stepWords);
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
