import { expect, test } from 'vitest';
import { writeAmount } from './use-money.ts';

test('shows two decimals and commas between thousands [wallet-08]', () => {
  expect(writeAmount(123_456_750, 'BRL', 'specified', 'pt')).toBe('1,234,567.50');
});

test('follows the language’s format if the brand says so', () => {
  expect(writeAmount(123_456_750, 'BRL', 'locale', 'pt')).toBe('1.234.567,50');
});
