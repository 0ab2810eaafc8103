import type { ControlError } from '#api/control-error.ts';

const texts: Partial<Record<ControlError['code'], string>> = {
  NETWORK: 'The gateway does not answer. Check that it runs.',
  MALFORMED_ANSWER: 'The gateway sent something that the desk cannot read.',
  INVALID_REQUEST: 'The gateway does not take these values.',
  NOT_FOUND: 'The gateway does not know it any more.',
  FORBIDDEN: 'The gateway does not take this secret.',
  INSUFFICIENT_BALANCE: 'The account does not hold that much.',
  IDEMPOTENCY_CONFLICT: 'Another amount was sent under the same key.',
  STATE_CHANGED: 'It has changed meanwhile. Load the list again.',
  MERCHANT_MISMATCH: 'This address belongs to another merchant. Open the desk by localhost.',
  NOT_AVAILABLE: 'Nobody offers that here.',
  RATE_LIMITED: 'Too many calls. Wait a moment.',
  UNAVAILABLE: 'The gateway is busy or its database is away.',
};

export function describeRefusal({ code }: ControlError): string {
  return texts[code] ?? `The gateway refused it (${code}).`;
}
