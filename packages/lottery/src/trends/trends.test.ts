import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskOf } from '../model/mask.ts';
import { trendsOf } from './trends.ts';

test('counts hits, the current gap and the longest gap, the latest draw first', () => {
  const draws = [maskOf([1]), maskOf([0, 1]), maskOf([1]), maskOf([1]), maskOf([0])];
  expect(trendsOf(draws, 3, (outcome) => outcome / 10)).toEqual([
    { outcome: 0, omission: 1, longest: 2, average: 1, count: 2, expected: 0 },
    { outcome: 1, omission: 0, longest: 1, average: 0.2, count: 4, expected: 0.5 },
    { outcome: 2, omission: 5, longest: 5, average: 5, count: 0, expected: 1 },
  ]);
});

test('is empty without draws', () => {
  expect(trendsOf([], 1, () => 0.1)).toEqual([{ outcome: 0, omission: 0, longest: 0, average: 0, count: 0, expected: 0 }]);
});

test('agrees with a plain count for any draws', () => {
  fc.assert(
    fc.property(fc.array(fc.bigInt({ min: 0n, max: 1023n }), { maxLength: 120 }), (draws) => {
      for (const { outcome, omission, longest, count } of trendsOf(draws, 10, () => 0.1)) {
        const text = draws.map((draw) => ((draw >> BigInt(outcome)) & 1n ? 'x' : '.')).join('');
        expect(count).toBe(text.replaceAll('.', '').length);
        expect(omission).toBe(text.split('x')[0]?.length);
        expect(longest).toBe(Math.max(...text.split('x').map((stretch) => stretch.length)));
      }
    }),
  );
});
