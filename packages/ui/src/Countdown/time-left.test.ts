import fc from 'fast-check';
import { expect, it } from 'vitest';
import { timeLeft } from './time-left.ts';

it('adds up to the seconds left, including the current one', () => {
  fc.assert(
    fc.property(fc.integer({ min: -5000, max: 10 ** 9 }), (left) => {
      const { days, hours, minutes, seconds } = timeLeft(left);
      expect(((days * 24 + hours) * 60 + minutes) * 60 + seconds).toBe(Math.ceil(Math.max(0, left) / 1000));
      expect(Math.max(hours / 24, minutes / 60, seconds / 60)).toBeLessThan(1);
    }),
  );
});
