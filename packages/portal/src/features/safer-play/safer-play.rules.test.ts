import fc from 'fast-check';
import { expect, it } from 'vitest';
import { intervalOf, intervalsOf, spanOf, untilNext } from './safer-play.rules.ts';

const brand = (realityCheck: number) => ({ saferPlay: { jurisdiction: 'BR' as const, realityCheck } });

it('offers no longer interval than the law allows, and ignores a longer stored one', () => {
  expect(intervalsOf(brand(30))).toEqual([10, 15, 20, 30]);
  expect(intervalsOf(brand(25))).toEqual([10, 15, 20, 25]);
  expect(['15', '60', 'x', null].map((stored) => intervalOf(stored, brand(30)))).toEqual([15, 30, 30, 30]);
});

it('checks at whole intervals from the start of the session, never at once and never later than one interval', () => {
  expect([0, 1, 60_000, 600_000].map((elapsed) => untilNext(elapsed, 10))).toEqual([600_000, 599_999, 540_000, 600_000]);
  fc.assert(
    fc.property(fc.integer({ min: -5000, max: 1e10 }), fc.integer({ min: 1, max: 60 }), (elapsed, minutes) => {
      const wait = untilNext(elapsed, minutes);
      expect(wait > 0 && wait <= minutes * 60_000).toBe(true);
    }),
  );
});

it('formats a duration in whole minutes', () => {
  expect(spanOf(3_725_000)).toEqual({ hours: 1, minutes: 2 });
  expect(spanOf(-1)).toEqual({ hours: 0, minutes: 0 });
});
