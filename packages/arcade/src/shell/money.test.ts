import { expect, it } from 'vitest';
import { formatMoney, formatNet } from './money.ts';

const reais = { code: 'BRL', symbol: 'R$', digits: 2 };

it.each([
  ['specified', 'pt', 'R$\u00A012,500.75'],
  ['locale', 'pt', 'R$\u00A012.500,75'],
  ['locale', 'en', 'R$\u00A012,500.75'],
] as const)('writes amounts as %s in %s, with the symbol next to the number', (amounts, language, written) => {
  expect(formatMoney(1_250_075, { currency: reais, amounts, language })).toBe(written);
});

it('writes two decimals for a currency without any', () => {
  expect(formatMoney(1_500, { currency: { code: 'VND', symbol: '₫', digits: 0 }, amounts: 'specified', language: 'en' })).toBe(
    '₫\u00A01,500.00',
  );
});

it('shows with a sign whether a sitting has won or lost', () => {
  const habit = { currency: reais, amounts: 'specified', language: 'en' } as const;
  expect([150, -150, 0].map((amount) => formatNet(amount, habit))).toEqual(['+R$\u00A01.50', '−R$\u00A01.50', 'R$\u00A00.00']);
});
