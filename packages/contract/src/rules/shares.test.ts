import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareOf, splitByShares, wholeShare } from './shares.ts';

const amount = fc.maxSafeInteger();
const share = fc.oneof(
  fc.integer({ min: 0, max: wholeShare }),
  fc.constantFrom(0, 1, 499_999, 500_000, 500_001, wholeShare - 1, wholeShare),
);
const rounding = fc.constantFrom('floor', 'halfEven');
/** Shares that make up the whole, computed as gaps between cuts. */
const shares = fc
  .array(fc.integer({ min: 0, max: wholeShare }), { maxLength: 12 })
  .map((cuts) => [0, ...cuts, wholeShare].toSorted((a, b) => a - b))
  .map((cuts) => cuts.slice(1).map((cut, index) => cut - (cuts[index] ?? 0)));
const percent = (hundredths: number) => hundredths * 10_000;
const sum = (parts: readonly number[]): bigint => parts.reduce((total, part) => total + BigInt(part), 0n);

describe('a share of an amount', () => {
  it('is less than one unit too low, and within half a unit when rounded to the nearest', () => {
    fc.assert(
      fc.property(amount, share, (whole, part) => {
        const exact = BigInt(whole) * BigInt(part);
        const below = exact - BigInt(shareOf(whole, part)) * 1_000_000n;
        expect(below >= 0n && below < 1_000_000n).toBe(true);
        const off = exact - BigInt(shareOf(whole, part, 'halfEven')) * 1_000_000n;
        expect(off >= -500_000n && off <= 500_000n).toBe(true);
      }),
    );
  });

  it('grows with the amount and the share, and lies between zero and the amount', () => {
    fc.assert(
      fc.property(amount, amount, share, share, rounding, (one, other, few, many, way) => {
        const [low, high] = one < other ? [one, other] : [other, one];
        expect(shareOf(low, few, way)).toBeLessThanOrEqual(shareOf(high, few, way));
        const [small, large] = [shareOf(Math.abs(one), Math.min(few, many), way), shareOf(Math.abs(one), Math.max(few, many), way)];
        expect(small).toBeLessThanOrEqual(large);
        expect(small).toBeGreaterThanOrEqual(0);
        expect(large).toBeLessThanOrEqual(Math.abs(one));
        expect(shareOf(one, wholeShare, way)).toBe(one);
        expect(shareOf(one, 0, way)).toBe(0);
      }),
    );
  });

  it('rounds as requested, below zero too', () => {
    const half = percent(50);
    expect([1, 3, 5, -1, -3, -5].map((each) => shareOf(each, half))).toEqual([0, 1, 2, -1, -2, -3]);
    expect([1, 3, 5, -1, -3, -5].map((each) => shareOf(each, half, 'halfEven'))).toEqual([0, 2, 2, 0, -2, -2]);
    expect(shareOf(3, 500_001, 'halfEven')).toBe(2);
    expect(shareOf(5, 499_999, 'halfEven')).toBe(2);
    expect(shareOf(Number.MAX_SAFE_INTEGER, 999_999)).toBe(9_007_190_247_541_736);
    expect(Object.is(shareOf(-1, half, 'halfEven'), 0)).toBe(true);
  });

  it('refuses invalid amounts and shares', () => {
    for (const wrong of [0.5, Number.NaN, Infinity, 2 ** 53]) expect(() => shareOf(wrong, 1)).toThrow(RangeError);
    for (const wrong of [-1, 0.5, wholeShare + 1, Number.NaN]) expect(() => shareOf(1, wrong)).toThrow(RangeError);
  });
});

describe('a split by shares', () => {
  it('adds up to the amount, each part within one unit of its share', () => {
    fc.assert(
      fc.property(amount, shares, (whole, parts) => {
        const split = splitByShares(whole, parts);
        expect(sum(split)).toBe(BigInt(whole));
        split.forEach((part, index) => {
          const off = BigInt(part) * 1_000_000n - BigInt(whole) * BigInt(parts[index] ?? 0);
          expect(off > -1_000_000n && off < 1_000_000n).toBe(true);
        });
      }),
    );
  });

  it('of the negative amount is the negative, so that a reversal matches', () => {
    fc.assert(
      fc.property(amount, shares, (whole, parts) => {
        expect(splitByShares(-whole, parts).map((part) => 0 - part)).toEqual(splitByShares(whole, parts).map((part) => part + 0));
      }),
    );
  });

  it('distributes the remainder by the largest remainders, the first of equal ones', () => {
    expect(splitByShares(100, [333_333, 333_333, 333_334])).toEqual([33, 33, 34]);
    expect(splitByShares(2, [250_000, 250_000, 250_000, 250_000])).toEqual([1, 1, 0, 0]);
    expect(splitByShares(10, [150_000, 250_000, 600_000])).toEqual([2, 2, 6]);
    expect(splitByShares(0, [wholeShare])).toEqual([0]);
  });

  it('refuses shares that do not make up the whole', () => {
    for (const wrong of [[], [999_999], [wholeShare, 1], [-1, 1_000_001]]) expect(() => splitByShares(1, wrong)).toThrow(RangeError);
    expect(() => splitByShares(2 ** 53, [wholeShare])).toThrow(RangeError);
  });
});

describe('reference figures', () => {
  it('pays children from the parent’s part, which keeps the rest', () => {
    expect([shareOf(3_000, percent(20)), shareOf(3_000, percent(40))]).toEqual([600, 1_200]);
    expect(splitByShares(3_000, [percent(20), percent(40), percent(40)])).toEqual([600, 1_200, 1_200]);
  });

  it('pays a child its rate of the turnover and the parent the difference', () => {
    const [parent, child] = [shareOf(100_000, percent(1.0)), shareOf(100_000, percent(0.6))];
    expect([child, parent - child]).toEqual([600, 400]);
  });

  it('deducts the fee before the rate of the tier', () => {
    const net = 300_000 - 10_000 - 5_000 - shareOf(300_000, percent(5));
    expect([net, shareOf(net, percent(18)), shareOf(net, percent(16))]).toEqual([270_000, 48_600, 43_200]);
  });

  it('carries a loss into the next window, or not', () => {
    const rate = percent(20);
    expect([shareOf(4_500 - 3_000, rate), shareOf(4_500, rate)]).toEqual([300, 900]);
  });
});
