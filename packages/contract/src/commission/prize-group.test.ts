import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../testing/agreement-terms.ts';
import { fullGroup, prizeAt, splitStake } from './prize-group.ts';

describe('a prize group', () => {
  it('G16: pays the upline the difference to its downline’s, and leaves the house what is above the top', () => {
    expect(splitStake(cents(1_000), { played: 1950, chain: [1950, 1960] })).toEqual({ rebate: 0, uplines: [cents(5)] });
    const fair = cents(1_000) - prizeAt(1950, cents(1_000));
    expect(fair - cents(5)).toBe(cents(20));
  });

  it('returns to a player the difference between the own group and the one played', () => {
    expect(splitStake(cents(1_000), { played: 1900, chain: [1950, 1950, 1980] })).toEqual({ rebate: cents(25), uplines: [0, cents(15)] });
    expect(prizeAt(1900, cents(10))).toBe(cents(9.5));
    expect([prizeAt(0, cents(10)), prizeAt(fullGroup, cents(10))]).toEqual([0, cents(10)]);
  });

  it('never pays out more than the stake, and less than one unit per line below the exact amount', () => {
    const groups = fc
      .array(fc.integer({ min: 0, max: fullGroup }), { minLength: 2, maxLength: 8 })
      .map((list) => list.toSorted((one, other) => one - other));
    fc.assert(
      fc.property(fc.maxSafeInteger(), groups, (amount, [played = 0, own = 0, ...above]) => {
        const stake = Math.abs(amount);
        const { rebate, uplines } = splitStake(stake, { played, chain: [own, ...above] });
        const given = [rebate, ...uplines].reduce((sum, line) => sum + BigInt(line), BigInt(prizeAt(played, stake)));
        const exact = BigInt(stake) * BigInt(above.at(-1) ?? own);
        expect(given * 2000n <= exact).toBe(true);
        expect(exact - given * 2000n < BigInt(2000 * (above.length + 2))).toBe(true);
      }),
    );
  });

  it('is rejected below the one played, below a downline’s, above the fair prize or as a fraction', () => {
    for (const [played, chain] of [
      [1951, [1950]],
      [1900, [1950, 1940]],
      [1900, [2001]],
      [-1, [1900]],
      [1900, [1900.5]],
    ] as const)
      expect(() => splitStake(100, { played, chain: [...chain] as [number] })).toThrow(RangeError);
    expect(() => prizeAt(2001, 1)).toThrow('0 to 2000, not 2001');
    expect(() => prizeAt(1, -1)).toThrow(RangeError);
    expect(() => splitStake(0.5, { played: 1, chain: [1] })).toThrow(RangeError);
  });
});
