import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeOf, largestParts } from './overview.rules.ts';

test('a change is a share of the previous figure, with any sign', () => {
  expect(changeOf(150, 100)).toEqual({ direction: 'more', share: 0.5 });
  expect(changeOf(50, 100)).toEqual({ direction: 'less', share: 0.5 });
  expect(changeOf(-150, -100)).toEqual({ direction: 'less', share: 0.5 });
  expect(changeOf(50, -100)).toEqual({ direction: 'more', share: 1.5 });
  expect(changeOf(7, 7)).toEqual({ direction: 'same' });
});

test('a previous figure of zero has no share', () => {
  expect(changeOf(5, 0)).toEqual({ direction: 'more', share: null });
  expect(changeOf(0, 0)).toEqual({ direction: 'same' });
});

test('a tenfold change or more has no share', () => {
  expect(changeOf(1_099, 100)).toEqual({ direction: 'more', share: 9.99 });
  expect(changeOf(1_100, 100)).toEqual({ direction: 'more', share: null });
  expect(changeOf(9_225, -100)).toEqual({ direction: 'more', share: null });
});

test('a chart has few parts and loses nothing', () => {
  const parts = fc.array(fc.record({ label: fc.string(), value: fc.nat(1_000) }), { maxLength: 20 });
  fc.assert(
    fc.property(parts, (all) => {
      const shown = largestParts(all, 6, 'others');
      expect(shown.length).toBeLessThanOrEqual(6);
      const sum = (list: readonly { value: number }[]) => list.reduce((total, { value }) => total + value, 0);
      expect(sum(shown)).toBe(sum(all));
      expect(shown.every(({ value }) => value > 0)).toBe(true);
    }),
  );
});
