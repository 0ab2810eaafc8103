/** The closed list of refusals and the HTTP status each travels with; the portal has a sentence for each. */
export const errorStatus = {
  INVALID_REQUEST: 400,
  ENCRYPTION_REQUIRED: 400,
  DECRYPTION_FAILED: 400,
  CODE_INVALID: 400,
  CODE_EXPIRED: 400,
  INVITATION_CODE_INVALID: 400,
  PASSWORD_TOO_WEAK: 400,
  PASSWORD_BREACHED: 400,
  IMAGE_REFUSED: 400,
  NOT_LOGGED_IN: 401,
  INVALID_CREDENTIALS: 401,
  CAPTCHA_REQUIRED: 401,
  CAPTCHA_INVALID: 401,
  SECOND_FACTOR_INVALID: 401,
  CHALLENGE_EXPIRED: 401,
  SIGN_IN_FAILED: 401,
  TRIAL_REFUSED: 403,
  FORBIDDEN: 403,
  ACCOUNT_CLOSED: 403,
  IP_BLOCKED: 403,
  OLD_PASSWORD_WRONG: 403,
  PASSWORD_CHANGE_REQUIRED: 403,
  HUMAN_CHECK_FAILED: 403,
  OPERATION_NOT_ALLOWED: 403,
  NOT_FOUND: 404,
  USER_NOT_FOUND: 404,
  GAME_NOT_FOUND: 404,
  GAME_MAINTENANCE: 409,
  INSUFFICIENT_BALANCE: 409,
  IDEMPOTENCY_CONFLICT: 409,
  USERNAME_TAKEN: 409,
  CONTACT_TAKEN: 409,
  PASSWORD_UNCHANGED: 409,
  ALREADY_LINKED: 409,
  LIMIT_EXCEEDED: 409,
  ALREADY_CLAIMED: 409,
  NOTHING_TO_CLAIM: 409,
  NO_LONGER_OPEN: 409,
  PAYLOAD_TOO_LARGE: 413,
  MERCHANT_MISMATCH: 421,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  NOT_AVAILABLE: 501,
  MAINTENANCE: 503,
  UNAVAILABLE: 503,
  QUOTA_EXCEEDED: 503,
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
