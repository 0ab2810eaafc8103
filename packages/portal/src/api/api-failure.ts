import { isErrorCode, type ClientErrorCode, type ErrorCode } from '@livery/contract/errors';

export type FailureCode = ErrorCode | ClientErrorCode;

/**
 * A failed call as plain data for the state. Its text is `errors.<code>` of the common texts, or of the forms' texts for form-only codes.
 */
export interface Failure {
  code: FailureCode;
  /** The HTTP status. 0 if no answer was read. */
  status: number;
  /** For quoting to support. */
  requestId: string | null;
  /** Refused fields by JSON pointer, each with the rule that refused it. */
  fields?: Record<string, string>;
  /** Seconds to wait before trying again. */
  retryAfter?: number;
  /** Other fields of `value` in the gateway's answer. */
  value?: Record<string, unknown>;
}

const closingCodes = ['MAINTENANCE', 'IP_BLOCKED', 'MERCHANT_MISMATCH'] as const;
/** Refusals that concern the whole site, not the call. */
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

/** Turns an error caught by a worker into data. A bug of ours becomes UNKNOWN. */
export function failureOf(error: unknown): Failure {
  return error instanceof ApiFailure ? error.failure : { code: 'UNKNOWN', status: 0, requestId: null };
}

export function codeOf(value: unknown): FailureCode {
  return isErrorCode(value) ? value : 'UNKNOWN';
}
