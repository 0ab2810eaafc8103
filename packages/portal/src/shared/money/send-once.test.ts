import { expect, test } from 'vitest';
import { isUnknownOutcome } from './send-once.ts';

test('a refusal of the gateway is an outcome, a lost answer is none', () => {
  expect((['TIMEOUT', 'NETWORK', 'UNAVAILABLE'] as const).map(isUnknownOutcome)).toEqual([true, true, true]);
  expect((['LIMIT_EXCEEDED', 'RATE_LIMITED', 'IDEMPOTENCY_CONFLICT'] as const).map(isUnknownOutcome)).not.toContain(true);
});
