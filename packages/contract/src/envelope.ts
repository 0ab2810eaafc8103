import type { ErrorCode } from './errors.ts';

/** Every answer (specification, section 7). On success `message` is null. */
export interface SuccessEnvelope<Value> {
  success: true;
  value: Value;
  message: null;
}

/** `message` repeats the code. The portal never shows it. */
export interface FailureEnvelope {
  success: false;
  value: FailureValue;
  message: string;
}

export interface FailureValue {
  code: ErrorCode;
  requestId: string;
  /** JSON pointers of the refused fields, with the rule that refused them. */
  fields?: Record<string, string>;
  /** A captcha is required from now on (specification, section 4, login). */
  captcha?: boolean;
  /** A game under maintenance, in the language of the call, and games to offer instead. */
  gameName?: string;
  suggestions?: unknown[];
  /** The current price: points per piece, or minor units for points. */
  price?: number;
  /** The highest stake that a line of the refused bet may still have, in minor units. 0 if its numbers are sold out. */
  highestStake?: number;
  /** The highest win of a member in a draw, in minor units, if the refused bet could win more. */
  highestWin?: number;
  /** The member's prize group, if the refused slip was for a higher one. */
  highestGroup?: number;
  /** Seconds to wait before trying again. */
  retryAfter?: number;
  /** Ways to confirm the member's identity. Empty if only a new login can. */
  ways?: ConfirmationWay[];
  /** When it will be allowed, in ISO 8601. */
  until?: string;
}

/** `code` is a second-factor code. */
export type ConfirmationWay = 'password' | 'code';

export type Envelope<Value> = SuccessEnvelope<Value> | FailureEnvelope;
