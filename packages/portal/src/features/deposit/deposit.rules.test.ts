import { expect, test } from 'vitest';
import { depositIn, searchOfDeposit, searchOfOne, termsOf } from './deposit.rules.ts';

test('the fee is a share of the payment, and the rest is credited', () => {
  expect(termsOf(2_000, 0)).toEqual({ fee: 0, credited: 2_000 });
  expect(termsOf(1_999, 15_000)).toEqual({ fee: 29, credited: 1_970 });
});

test('the address of a deposit holds only its id', () => {
  expect(depositIn(searchOfOne('a&b'))).toBe('a&b');
  expect(depositIn('?language=pt')).toBeNull();
});

test('a deposit opens over the filtered list', () => {
  expect(searchOfDeposit('?state=expired&deposit=a', 'b')).toBe('?state=expired&deposit=b');
});
