import { expect, it } from 'vitest';
import { stepTo, type StakeStep } from './stake-steps.ts';

const stakes = [100, 200, 500, 1_000, 2_000, 5_000];
const from = (stake: number, step: StakeStep) => stakes[stepTo(stakes, stakes.indexOf(stake), step)];

it.each([
  ['half', 2_000, 1_000],
  ['half', 500, 200],
  ['half', 5_000, 2_000],
  ['half', 100, 100],
  ['double', 500, 1_000],
  ['double', 200, 500],
  ['double', 2_000, 5_000],
  ['double', 5_000, 5_000],
  ['most', 100, 5_000],
  ['up', 200, 500],
  ['up', 5_000, 5_000],
  ['down', 200, 100],
  ['down', 100, 100],
] as const)('%s of %i is %i', (step, stake, next) => {
  expect(from(stake, step)).toBe(next);
});

it('halves and doubles exactly where the stakes allow it', () => {
  const fine = [20, 40, 100, 200, 400];
  expect(fine[stepTo(fine, 3, 'half')]).toBe(100);
  expect(fine[stepTo(fine, 3, 'double')]).toBe(400);
});
