import { describe, expect, it } from 'vitest';
import { payOf } from './judge.ts';

const won = (lines: number) => ({ won: [lines], returned: 0 });

describe('the payout of a settled bet', () => {
  it('rounds down each line, not their sum', () => {
    expect(payOf(won(3), [217], 7)).toBe(45);
    expect(payOf({ won: [1, 2], returned: 4 }, [195, 980], 15)).toBe(29 + 2 * 147 + 4 * 15);
  });

  it('pays half lines', () => {
    expect(payOf(won(2.5), [3466], 100)).toBe(8665);
    expect(payOf(won(0.5), [3467], 1)).toBe(17);
  });

  it('rejects amounts beyond a safe number', () => {
    expect(payOf(won(1), [100], Number.MAX_SAFE_INTEGER)).toBe(Number.MAX_SAFE_INTEGER);
    expect(() => payOf(won(1), [101], Number.MAX_SAFE_INTEGER)).toThrow(RangeError);
    expect(() => payOf(won(100_000), [9_800_000], 1_000_000_000)).toThrow(RangeError);
    expect(() => payOf({ won: [], returned: 2 }, [], Number.MAX_SAFE_INTEGER)).toThrow(RangeError);
  });

  it('rejects fractional amounts and odds, and classes without odds', () => {
    expect(() => payOf(won(1), [195], 1.5)).toThrow(RangeError);
    expect(() => payOf(won(1), [195.5], 1)).toThrow(RangeError);
    expect(() => payOf(won(1), [195], -1)).toThrow(RangeError);
    expect(() => payOf({ won: [0, 1], returned: 0 }, [195], 1)).toThrow(RangeError);
  });
});
