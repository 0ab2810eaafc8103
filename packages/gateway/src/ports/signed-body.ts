import { createHmac, timingSafeEqual } from 'node:crypto';

/** Headers of a signed body: seconds since the epoch, and `v1=` with the HMAC-SHA-256 of `<timestamp>.<body>` in hexadecimal. */
const timestampHeader = 'livery-timestamp';
const signatureHeader = 'livery-signature';

/** The allowed difference between the two clocks in seconds, including the transfer. */
const tolerance = 300;

/** The headers that prove a body to the holder of the secret. */
export function signBody(secret: string, body: string, now: Date): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  return { [timestampHeader]: timestamp, [signatureHeader]: `v1=${digestOf(secret, timestamp, body).toString('hex')}` };
}

/**
 * Whether one of the secrets signed the body within the last five minutes. A replay within that time passes again, so
 * the caller must remember what it has accepted.
 */
export function isSigned(
  secrets: readonly string[],
  { headers, body }: { readonly headers: Readonly<Record<string, unknown>>; readonly body: string },
  now: Date,
): boolean {
  const { [timestampHeader]: timestamp, [signatureHeader]: signature } = headers;
  if (typeof timestamp !== 'string' || !/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(now.getTime() / 1_000 - Number(timestamp)) > tolerance) return false;
  const [, digits] = typeof signature === 'string' ? (/^v1=([0-9a-f]{64})$/.exec(signature) ?? []) : [];
  if (digits === undefined) return false;
  const given = Buffer.from(digits, 'hex');
  return secrets.some((secret) => timingSafeEqual(digestOf(secret, timestamp, body), given));
}

function digestOf(secret: string, timestamp: string, body: string): Buffer {
  return createHmac('sha256', secret).update(`${timestamp}.${body}`).digest();
}
