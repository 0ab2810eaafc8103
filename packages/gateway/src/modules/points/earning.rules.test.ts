import fc from 'fast-check';
import { expect, it } from 'vitest';
import { settle } from './earning.rules.ts';

// Small amounts too, so that some days are due exactly what they were credited.
const amount = fc.oneof(fc.nat({ max: 3 }), fc.nat({ max: 1_000_000 }));
const day = fc.record({
  day: fc.constant('2026-01-01'),
  stakePerPoint: fc.constant(100),
  multiplier: fc.constant(100),
  worth: amount,
  credited: amount,
});

it('credits days in full, and takes back no more than the balance', () => {
  fc.assert(
    fc.property(fc.array(day), amount, (days, balance) => {
      const { credits, earned, undone } = settle(days, balance);
      const owed = credits.reduce((sum, { due, credited }) => sum + credited - due.worth, 0);
      const change = credits.reduce((sum, { due, credited }) => sum + credited - due.credited, 0);
      expect(change).toBe(earned - undone);
      expect(balance + change).toBeGreaterThanOrEqual(0);
      expect(owed).toBeGreaterThanOrEqual(0);
      if (owed > 0) expect(balance + change).toBe(0);
      const sum = (parts: number[]): number => parts.reduce((total, part) => total + Math.max(0, part), 0);
      expect(earned).toBe(sum(days.map(({ worth, credited }) => worth - credited)));
      expect(undone).toBe(Math.min(balance + earned, sum(days.map(({ worth, credited }) => credited - worth))));
      const changing = days.filter(({ worth, credited }) => worth !== credited);
      expect(credits).toHaveLength(changing.length);
      expect(credits.map(({ due }) => due)).toEqual(expect.arrayContaining(changing));
    }),
  );
});
