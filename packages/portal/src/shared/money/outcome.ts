import type { FailureCode } from '#api/api-failure.ts';

/** True if the failure leaves the outcome unknown. */
export function isUnknownOutcome(code: FailureCode): boolean {
  return ['NETWORK', 'TIMEOUT', 'MALFORMED_ANSWER', 'UNAVAILABLE', 'INTERNAL'].includes(code);
}

/** Refusals from before the gateway's key lookup, so an earlier attempt with the same key may have succeeded. */
const unjudged: readonly FailureCode[] = [
  'NOT_LOGGED_IN',
  'ENCRYPTION_REQUIRED',
  'DECRYPTION_FAILED',
  'INVALID_REQUEST',
  'PASSWORD_CHANGE_REQUIRED',
  'CONFIRMATION_REQUIRED',
  'PAYMENT_PASSWORD_WRONG',
  'PAYMENT_PASSWORD_MISSING',
  'FORBIDDEN',
  'TRIAL_REFUSED',
  'ACCOUNT_CLOSED',
  'IP_BLOCKED',
  'MERCHANT_MISMATCH',
  'RATE_LIMITED',
  'MAINTENANCE',
  'QUOTA_EXCEEDED',
  'CHUNK_FAILED',
  'INSECURE_PAGE',
  'UNKNOWN',
];

/** True if a refusal also proves that no earlier attempt with the same key succeeded. */
export function isJudged(code: FailureCode): boolean {
  return !isUnknownOutcome(code) && !unjudged.includes(code);
}
