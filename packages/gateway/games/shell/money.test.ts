import { expect, it } from 'vitest';
import { formatMoney } from './money.ts';

const reais = { code: 'BRL', symbol: 'R$', digits: 2 };

it.each([
  ['specified', 'pt', 'R$\u00A012,500.75'],
  ['locale', 'pt', 'R$\u00A012.500,75'],
  ['locale', 'en', 'R$\u00A012,500.75'],
] as const)('writes amounts as %s in %s, with the symbol by the number', (amounts, language, written) => {
  expect(formatMoney(1_250_075, { currency: reais, amounts, language })).toBe(written);
});

it('writes two decimals of a currency that has none', () => {
  expect(formatMoney(1_500, { currency: { code: 'VND', symbol: '₫', digits: 0 }, amounts: 'specified', language: 'en' })).toBe(
    '₫\u00A01,500.00',
  );
});
