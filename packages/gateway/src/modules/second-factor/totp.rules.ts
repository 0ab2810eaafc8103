import { asciiDigits } from '@livery/contract/pasted-text';
import { Secret, TOTP } from 'otpauth';

/** Seconds per step (RFC 6238). A phone may be ahead of the gateway's clock, or behind, by as much. */
const period = 30;

/** Base32 of 160 random bits, the length that RFC 4226 recommends. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address behind the QR code; apps show the issuer and the account with the codes. */
export function totpUri(secret: string, { issuer, account }: { issuer: string; account: string }): string {
  return new TOTP({ issuer, label: account, secret: Secret.fromBase32(secret), period }).toString();
}

/** Steps before and after the current one whose codes are accepted. */
const window = 1;

export interface AcceptedStep {
  readonly step: number;
  /** The last step whose code is accepted now. */
  readonly newest: number;
}

/** The matching time step among the current one and its two neighbours. Null if none matches. */
export function stepOfCode(secret: string, code: string, now: Date): AcceptedStep | null {
  const timestamp = now.getTime();
  const delta = TOTP.validate({ token: asciiDigits(code), secret: Secret.fromBase32(secret), period, timestamp, window });
  const current = TOTP.counter({ period, timestamp });
  return delta === null ? null : { step: current + delta, newest: current + window };
}
