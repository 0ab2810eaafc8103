import { errorStatus, type ErrorCode } from '@livery/contract/errors';
import type { FailureValue } from '@livery/contract/envelope';

/** Details of a refusal. They reach the caller unchanged, so they must not contain secrets. */
export type ErrorDetails = Omit<FailureValue, 'code' | 'requestId'>;

/** A refusal from the closed list of codes. The one error handler answers it with the code's status. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}
