import { isErrorCode, type ErrorCode } from '@livery/contract/errors';
import type { FailureEnvelope } from '@livery/contract/envelope';

/** A failed control call. `NETWORK`: no answer. `MALFORMED_ANSWER`: an invalid answer. */
export class ControlError extends Error {
  override readonly name = 'ControlError';
  readonly code: ErrorCode | 'NETWORK' | 'MALFORMED_ANSWER';
  /** JSON pointers of the refused fields. */
  readonly fields: readonly string[];
  /** The reason for each refused field. */
  readonly reasons: Readonly<Record<string, string>>;
  readonly requestId: string | null;

  constructor(code: ControlError['code'], { fields = {}, requestId }: Partial<FailureEnvelope['value']> = {}) {
    super(code);
    this.code = code;
    this.fields = Object.keys(fields);
    this.reasons = fields;
    this.requestId = requestId ?? null;
  }
}

/** Reads the refusal from an answer's body, which may be anything. */
export function refusalIn(answer: unknown): ControlError {
  const { value } = (answer ?? {}) as Partial<FailureEnvelope>;
  return isErrorCode(value?.code) ? new ControlError(value.code, value) : new ControlError('MALFORMED_ANSWER');
}
