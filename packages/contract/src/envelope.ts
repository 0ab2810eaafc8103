import type { ErrorCode } from './errors.ts';

/** Every answer (specification, section 7). On success `message` is null. */
export interface SuccessEnvelope<Value> {
  success: true;
  value: Value;
  message: null;
}

/** `message` repeats the code; the portal never shows it. */
export interface FailureEnvelope {
  success: false;
  value: FailureValue;
  message: string;
}

export interface FailureValue {
  code: ErrorCode;
  requestId: string;
  /** JSON pointers of the fields that were refused, with the rule that refused them. */
  fields?: Record<string, string>;
  /** A captcha is asked for from now on (specification, section 4, login). */
  captcha?: boolean;
  /** A game under maintenance, in the language of the call, and games to offer instead. */
  gameName?: string;
  suggestions?: unknown[];
  /** What it costs by now: points a piece, or minor units for points. */
  price?: number;
  /** The most that a line of the refused bet may still stake, in minor units; 0 if its numbers are sold out. */
  highestStake?: number;
  /** The most that a member may win in a draw, in minor units, where the refused bet could win more. */
  highestWin?: number;
  /** Seconds to wait before trying again. */
  retryAfter?: number;
  /** How the member can confirm that it is them; empty for a member who can only log in again. */
  ways?: ConfirmationWay[];
  /** When it will be allowed, in ISO 8601. */
  until?: string;
}

/** `code` is one of the second factor. */
export type ConfirmationWay = 'password' | 'code';

export type Envelope<Value> = SuccessEnvelope<Value> | FailureEnvelope;
