import { expect, test } from 'vitest';
import { isJudged, isUnknownOutcome } from './outcome.ts';

test('a refusal by the gateway is an outcome, a lost answer is not', () => {
  expect((['TIMEOUT', 'NETWORK', 'UNAVAILABLE'] as const).map(isUnknownOutcome)).toEqual([true, true, true]);
  expect((['LIMIT_EXCEEDED', 'RATE_LIMITED', 'IDEMPOTENCY_CONFLICT'] as const).map(isUnknownOutcome)).not.toContain(true);
});

test('a refusal before the key is looked up says nothing about an earlier try', () => {
  expect((['NOT_LOGGED_IN', 'PAYMENT_PASSWORD_WRONG', 'RATE_LIMITED', 'TIMEOUT'] as const).map(isJudged)).not.toContain(true);
  expect((['LIMIT_EXCEEDED', 'ALREADY_CLAIMED', 'IDEMPOTENCY_CONFLICT'] as const).map(isJudged)).not.toContain(false);
});
