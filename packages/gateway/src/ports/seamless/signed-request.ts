import { createHmac, timingSafeEqual } from 'node:crypto';

const timestampHeader = 'livery-timestamp';
const nonceHeader = 'livery-nonce';
const signatureHeader = 'livery-signature';

/** The allowed difference between the two clocks in seconds, including the transfer. */
const tolerance = 120;
const noncePattern = /^[\w-]{16,64}$/;

interface Signed {
  readonly method: string;
  readonly path: string;
  readonly body: string;
}

/** The headers that prove a request, once and recently, to the holder of the secret. */
export function signRequest(secret: string, request: Signed, { nonce, at }: { nonce: string; at: Date }): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1_000));
  return {
    [timestampHeader]: timestamp,
    [nonceHeader]: nonce,
    [signatureHeader]: `v1=${digestOf(secret, timestamp, nonce, request).toString('hex')}`,
  };
}

/** The nonce of a request that one of the secrets signed within the last two minutes. Null for any other. */
export function nonceOf(
  secrets: readonly string[],
  request: Signed & { readonly headers: Readonly<Record<string, unknown>> },
  now: Date,
): string | null {
  const { [timestampHeader]: timestamp, [nonceHeader]: nonce, [signatureHeader]: signature } = request.headers;
  if (typeof timestamp !== 'string' || !/^\d{1,12}$/.test(timestamp)) return null;
  if (Math.abs(now.getTime() / 1_000 - Number(timestamp)) > tolerance) return null;
  if (typeof nonce !== 'string' || !noncePattern.test(nonce)) return null;
  const [, digits] = typeof signature === 'string' ? (/^v1=([0-9a-f]{64})$/.exec(signature) ?? []) : [];
  if (digits === undefined) return null;
  const given = Buffer.from(digits, 'hex');
  return secrets.some((secret) => timingSafeEqual(digestOf(secret, timestamp, nonce, request), given)) ? nonce : null;
}

function digestOf(secret: string, timestamp: string, nonce: string, { method, path, body }: Signed): Buffer {
  return createHmac('sha256', secret).update([timestamp, nonce, method, path, body].join('\n')).digest();
}
