import { expect, test } from 'vitest';
import { depositIn, searchOfDeposit, searchOfOne, termsOf } from './deposit.rules.ts';

test('the fee is a share of what is paid, and the rest comes into the balance', () => {
  expect(termsOf(2_000, 0)).toEqual({ fee: 0, credited: 2_000 });
  expect(termsOf(1_999, 15_000)).toEqual({ fee: 29, credited: 1_970 });
});

test('the address of a deposit names it, and only that', () => {
  expect(depositIn(searchOfOne('a&b'))).toBe('a&b');
  expect(depositIn('?language=pt')).toBeNull();
});

test('a deposit is opened over the list as it is chosen', () => {
  expect(searchOfDeposit('?state=expired&deposit=a', 'b')).toBe('?state=expired&deposit=b');
});
