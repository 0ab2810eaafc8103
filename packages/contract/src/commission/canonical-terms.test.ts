import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dividend, realTime, tier } from '../testing/agreement-terms.ts';
import { anyWindowTerms } from '../testing/any-window.ts';
import { canonicalTerms } from './canonical-terms.ts';
import type { Terms } from './terms.ts';

/** The same value with the fields of every object in another order. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, each]) => [key, turned(each)]),
  );
}

describe('canonical terms', () => {
  it('have the same text in any order of fields, and read back the same', () => {
    fc.assert(
      fc.property(anyWindowTerms, (terms) => {
        const text = canonicalTerms(terms);
        expect(canonicalTerms(turned(terms) as Terms)).toBe(text);
        expect(JSON.parse(text)).toEqual(terms);
      }),
    );
  });

  it('differ when a value changes or tiers change places', () => {
    const tiers = [tier(1), tier(2, { profitLoss: 1 })];
    const texts = [
      dividend(tiers),
      dividend(tiers.toReversed()),
      dividend(tiers, { carry: 'one' }),
      dividend(tiers, { quarantine: { member: 1, team: 2 } }),
    ];
    expect(new Set(texts.map(canonicalTerms)).size).toBe(4);
  });

  it('are JSON with sorted fields and no white space', () => {
    expect(canonicalTerms(realTime(2_000, 5_000, 10_000))).toBe(
      '{"kind":"realTime","lossRate":5000,"profitRate":2000,"rules":{"carry":"none","feeShare":0,"isGuaranteed":false,"isMadeUp":false,' +
        '"lateVoids":"rerate","payer":"upline","quarantine":null,"split":"differential","tierBase":"gross","turnover":"total",' +
        '"wholeUnits":1},"singleBet":10000}',
    );
  });

  it('contain nothing that JSON would drop or change', () => {
    for (const wrong of [Number.NaN, Infinity, undefined, 1n]) {
      const terms = { ...realTime(1, 1, 0), singleBet: wrong } as Terms;
      expect(() => canonicalTerms(terms)).toThrow(TypeError);
    }
    expect(() => canonicalTerms({ ...realTime(1, 1, 0), singleBet: Number.NaN })).toThrow('JSON holds no NaN');
    expect(() => canonicalTerms({ ...realTime(1, 1, 0), note: undefined } as Terms)).toThrow('JSON holds no undefined');
  });
});
