import { expect, test } from 'vitest';
import { addressOfDeposit, depositIn, isUnknownOutcome, termsOf, timeInWords } from './deposit.rules.ts';

test('the fee is a share of what is paid, and the rest comes into the balance', () => {
  expect(termsOf(2_000, 0)).toEqual({ fee: 0, credited: 2_000 });
  expect(termsOf(1_999, 15_000)).toEqual({ fee: 29, credited: 1_970 });
});

test.each([
  [60, '1 minute'],
  [61, '2 minutes'],
  [7_200, '2 hours'],
  [86_400, '1 day'],
  [1, '1 minute'],
])('%d seconds are told as %s', (seconds, words) => {
  expect(timeInWords(seconds, 'en')).toBe(words);
});

test('the address of a deposit names it, and only that', () => {
  expect(depositIn(new URL(`https://acme.example${addressOfDeposit('a&b')}`).search)).toBe('a&b');
  expect(depositIn('?language=pt')).toBeNull();
});

test('a refusal of the gateway is an outcome, a lost answer is none', () => {
  expect(['TIMEOUT', 'NETWORK', 'UNAVAILABLE'].map((code) => isUnknownOutcome(code as 'TIMEOUT'))).toEqual([true, true, true]);
  expect(['LIMIT_EXCEEDED', 'RATE_LIMITED', 'IDEMPOTENCY_CONFLICT'].map((code) => isUnknownOutcome(code as 'TIMEOUT'))).not.toContain(true);
});
