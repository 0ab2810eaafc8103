import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { currencies, formatAmount, formatAmountFor, formatHundredths, type Currency } from './money.ts';

describe('an amount', () => {
  it.each([
    [0, 'BRL', '0.00'],
    [5, 'BRL', '0.05'],
    [50, 'BRL', '0.50'],
    [100, 'BRL', '1.00'],
    [99_999, 'BRL', '999.99'],
    [100_000, 'BRL', '1,000.00'],
    [123_456_750, 'BRL', '1,234,567.50'],
    [-5, 'BRL', '-0.05'],
    [-100_000, 'USD', '-1,000.00'],
    [0, 'JPY', '0.00'],
    [999, 'JPY', '999.00'],
    [1_234_567, 'VND', '1,234,567.00'],
    [Number.MAX_SAFE_INTEGER, 'BRL', '90,071,992,547,409.91'],
  ] as const)('of %d in %s has two decimals and commas: %s', (amount, currency, text) => {
    expect(formatAmount(amount, currency)).toBe(text);
  });

  it.each([
    ['pt', 123_456_750, 'BRL', '1.234.567,50'],
    ['en', 123_456_750, 'BRL', '1,234,567.50'],
    ['pt', 5, 'BRL', '0,05'],
    ['en', 1_234_567, 'JPY', '1,234,567.00'],
    ['en', -100_010, 'EUR', '-1,000.10'],
  ] as const)('follows the format of %s if the brand says so: %d %s', (language, amount, currency, text) => {
    expect(formatAmountFor(language, amount, currency)).toBe(text);
  });

  it.each(['pt', 'en', 'en-GB'])('matches Intl in %s', (language) => {
    const writer = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    const currency = fc.constantFrom(...(Object.keys(currencies) as Currency[]));
    fc.assert(
      fc.property(fc.integer({ min: -1e13, max: 1e13 }), currency, (amount, code) => {
        expect(formatAmountFor(language, amount, code)).toBe(writer.format(amount / 10 ** currencies[code].digits));
      }),
    );
  });

  it.each(['pt', 'en', 'en-GB'])('creates no formatter in %s, which would be slow on a phone', (language) => {
    using asked = vi.spyOn(Intl, 'NumberFormat');
    formatAmountFor(language, 5, 'BRL');
    expect(asked).not.toHaveBeenCalled();
  });

  it('uses Intl in a language without built-in formatting', () => {
    expect(formatAmountFor('es', 123_450, 'EUR')).toBe('1234,50');
  });

  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER + 1])('is in whole minor units, not %d', (amount) => {
    expect(() => formatAmount(amount, 'BRL')).toThrow(RangeError);
  });
});

it.each([
  ['en', 185, '1.85'],
  ['pt', 9650, '96,50'],
  ['pt', 105_000, '1.050,00'],
  ['es', 7, '0,07'],
])('writes hundredths in the format of %s: %d', (language, hundredths, text) => {
  expect(formatHundredths(language, hundredths)).toBe(text);
});

it('keeps the minor digits and symbols of ISO 4217', () => {
  expect(Object.entries(currencies).map(([code, { digits, symbol }]) => `${code} ${digits} ${symbol}`)).toEqual([
    'BRL 2 R$',
    'EUR 2 €',
    'USD 2 $',
    'GBP 2 £',
    'MXN 2 MX$',
    'VND 0 ₫',
    'JPY 0 ¥',
  ]);
});
