import { isErrorCode, type ClientErrorCode, type ErrorCode } from '@livery/contract/errors';

export type FailureCode = ErrorCode | ClientErrorCode;

/**
 * A failed call as plain data for the state. Its text is `errors.<code>` of the common texts, or of the forms' texts for form-only codes.
 */
export interface Failure {
  code: FailureCode;
  /** HTTP status, 0 when no answer was read. */
  status: number;
  /** To quote to support. */
  requestId: string | null;
  /** Refused fields by JSON pointer, with the rule that refused them. */
  fields?: Record<string, string>;
  /** Seconds to wait before trying again. */
  retryAfter?: number;
  /** Other fields of `value` in the gateway's answer. */
  value?: Record<string, unknown>;
}

const closingCodes = ['MAINTENANCE', 'IP_BLOCKED', 'MERCHANT_MISMATCH'] as const;
/** Refusals of the whole site and not of the call. */
export type ClosingCode = (typeof closingCodes)[number];

export function isClosing(code: FailureCode): code is ClosingCode {
  return (closingCodes as readonly FailureCode[]).includes(code);
}

/** The one error that `src/api` throws. */
export class ApiFailure extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.code);
    this.name = 'ApiFailure';
    this.failure = failure;
  }
}

/** Turns an error that a worker caught into data. A bug of ours becomes UNKNOWN. */
export function failureOf(error: unknown): Failure {
  return error instanceof ApiFailure ? error.failure : { code: 'UNKNOWN', status: 0, requestId: null };
}

export function codeOf(value: unknown): FailureCode {
  return isErrorCode(value) ? value : 'UNKNOWN';
}
