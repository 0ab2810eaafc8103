/** The closed list of refusals and the HTTP status each travels with; the portal shows `errors.<code>` of its catalogue. */
export const errorStatus = {
  INVALID_REQUEST: 400,
  ENCRYPTION_REQUIRED: 400,
  DECRYPTION_FAILED: 400,
  NOT_LOGGED_IN: 401,
  INVALID_CREDENTIALS: 401,
  CAPTCHA_REQUIRED: 401,
  CAPTCHA_INVALID: 401,
  TRIAL_REFUSED: 403,
  FORBIDDEN: 403,
  ACCOUNT_CLOSED: 403,
  IP_BLOCKED: 403,
  NOT_FOUND: 404,
  GAME_NOT_FOUND: 404,
  GAME_MAINTENANCE: 409,
  INSUFFICIENT_BALANCE: 409,
  IDEMPOTENCY_CONFLICT: 409,
  LIMIT_EXCEEDED: 409,
  PAYLOAD_TOO_LARGE: 413,
  MERCHANT_MISMATCH: 421,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  NOT_AVAILABLE: 501,
  MAINTENANCE: 503,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** What can go wrong before an answer of the gateway is read. */
export const clientErrorCodes = [
  'NETWORK',
  'TIMEOUT',
  'MALFORMED_ANSWER',
  'POPUP_BLOCKED',
  'INVALID_URL',
  'CHUNK_FAILED',
  'UNKNOWN',
] as const;
export type ClientErrorCode = (typeof clientErrorCodes)[number];

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(errorStatus, value);
}
