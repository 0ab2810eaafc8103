import type { ControlError } from '#api/control-error.ts';

const texts: Partial<Record<ControlError['code'], string>> = {
  NETWORK: 'The gateway does not answer. Check that it is running.',
  MALFORMED_ANSWER: 'The gateway sent an answer that the desk cannot read.',
  INVALID_REQUEST: 'The gateway does not accept these values.',
  NOT_FOUND: 'It no longer exists.',
  FORBIDDEN: 'The gateway does not accept this secret.',
  INSUFFICIENT_BALANCE: 'The balance is too low.',
  IDEMPOTENCY_CONFLICT: 'Another amount was sent under the same key.',
  STATE_CHANGED: 'It has changed in the meantime. Reload the list.',
  MERCHANT_MISMATCH: 'This address belongs to another merchant. Open the desk at localhost.',
  NOT_AVAILABLE: 'This is not available here.',
  RATE_LIMITED: 'Too many calls. Wait a moment and try again.',
  UNAVAILABLE: 'The gateway is busy, or its database is unreachable.',
};

export function describeRefusal({ code }: ControlError): string {
  return texts[code] ?? `The gateway refused it (${code}).`;
}
