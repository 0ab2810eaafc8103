import { expect, it } from 'vitest';
import { coinsFor, rolled } from './win-moment.ts';

it.each([
  [100, 100, 0],
  [199, 100, 0],
  [200, 100, 10],
  [1_000, 100, 18],
  [100_000, 100, 26],
  [500, 0, 0],
])('a win of %i on a stake of %i rains %i coins', (win, stake, coins) => {
  expect(coinsFor(win, stake)).toBe(coins);
});

it('counts up from zero to the amount, and never beyond it', () => {
  const seen = [0, 0.25, 0.5, 0.75, 1, 1.4].map((share) => rolled(1_000, share));
  expect(seen[0]).toBe(0);
  expect(seen.toSorted((a, b) => a - b)).toEqual(seen);
  expect(seen.slice(-2)).toEqual([1_000, 1_000]);
});
