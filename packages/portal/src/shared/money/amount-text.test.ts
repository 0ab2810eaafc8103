import fc from 'fast-check';
import { formatAmount, formatAmountFor, type Currency } from '@livery/contract/money';
import { describe, expect, test } from 'vitest';
import { checkAmount, readAmount } from './amount-text.ts';

const point = { digits: 2, decimal: '.' } as const;
const comma = { digits: 2, decimal: ',' } as const;
const read = (text: string, format: Parameters<typeof readAmount>[1] = point) => {
  const reading = readAmount(text, format);
  return 'minor' in reading ? reading.minor : reading.problem;
};

describe('typed or pasted text', () => {
  test.each([
    ['20', 2000],
    ['1234.5', 123_450],
    ['1,234.50', 123_450],
    ['1.234,50', 123_450],
    ['1 234,50', 123_450],
    ["1'234.50", 123_450],
    ['R$ 1.234,50', 123_450],
    ['1.234,50 €', 123_450],
    ['MX$20', 2000],
    ['BRL 20', 2000],
    ['20 BRL', 2000],
    ['\u200ER$ 1.234,56', 123_456],
    ['50,00\u200F', 5000],
    ['50\u200B', 5000],
    ['R$\u00A0\u2068１.２３４,５６\u2069', 123_456],
    ['Valor: "R$ 20"', 2000],
    ['١٬٢٣٤٫٥٠', 123_450],
    ['１２.５', 1250],
    ['.5', 50],
    ['12.', 1200],
    ['1,234,567', 123_456_700],
    ['0', 0],
    ['00012', 1200],
    ['90071992547409.91', Number.MAX_SAFE_INTEGER],
  ])('%j is %j', (text, minor) => {
    expect(read(text)).toBe(minor);
  });

  test.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['NaN', 'unreadable'],
    ['Infinity', 'unreadable'],
    ['1e21', 'unreadable'],
    ['0x10', 'unreadable'],
    ['12 34', 'unreadable'],
    ['1.2.3', 'unreadable'],
    ['1,23,456', 'unreadable'],
    ['1.234.5', 'unreadable'],
    ['1.234,567.89', 'unreadable'],
    ['R$', 'unreadable'],
    ['💰', 'unreadable'],
    ['<script>1</script>', 'unreadable'],
    ['9'.repeat(10_000), 'unreadable'],
    ['-5', 'negative'],
    ['−5', 'negative'],
    ['-0', 'negative'],
    ['(5)', 'negative'],
    ['5-', 'negative'],
    ['0.001', 'tooPrecise'],
    ['1.500', 'tooPrecise'],
    ['90071992547409.92', 'tooLarge'],
    ['9'.repeat(40), 'tooLarge'],
  ])('%j is %s', (text, problem) => {
    expect(read(text)).toBe(problem);
  });

  test('a single separator is the decimal separator of the language, or groups if three digits follow', () => {
    expect(read('1,50')).toBe(150);
    expect(read('1.50', comma)).toBe(150);
    expect(read('1,500')).toBe(150_000);
    expect(read('1.500', comma)).toBe(150_000);
    expect(read('0,500')).toBe('tooPrecise');
  });

  test('a currency without minor digits accepts only zeros there', () => {
    expect(read('1,234.00', { digits: 0, decimal: '.' })).toBe(1234);
    expect(read('1,234.50', { digits: 0, decimal: '.' })).toBe('tooPrecise');
  });

  test('what the portal writes reads back as the same amount, in every currency and format', () => {
    const currencies: [Currency, number][] = [
      ['BRL', 2],
      ['JPY', 0],
    ];
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.constantFrom(...currencies), (minor, [currency, digits]) => {
        expect(read(formatAmount(minor, currency), { digits, decimal: '.' })).toBe(minor);
      }),
    );
    fc.assert(
      fc.property(fc.nat({ max: 10 ** 12 }), (minor) => {
        expect(read(formatAmountFor('pt', minor, 'BRL'), comma)).toBe(minor);
      }),
    );
  });
});

test('an amount must be within its limits, which are shown', () => {
  const check = (text: string) => checkAmount(text, point, { min: 2000, max: 500_000, balance: 30_000 }, (minor) => `R$${minor}`);
  expect(check('20')).toBeNull();
  expect(check('300')).toBeNull();
  expect(check('0')).toEqual({ text: 'amount.belowMin', values: { limit: 'R$2000' } });
  expect(check('300.01')).toEqual({ text: 'amount.aboveBalance', values: { limit: 'R$30000' } });
  expect(checkAmount('5000.01', point, { max: 500_000 }, String)).toEqual({ text: 'amount.aboveMax', values: { limit: '500000' } });
  expect(checkAmount('0', point, {}, String)).toEqual({ text: 'amount.belowMin', values: { limit: '1' } });
  expect(check('1e21')?.text).toBe('amount.unreadable');
});
