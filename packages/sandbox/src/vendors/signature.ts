import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

// Verifies signatures on its own, following docs/vendors.md, because a real aggregator would not use our code.
export function signatureOf(key: string, path: string, body: string): Record<string, string> {
  const [timestamp, nonce] = [String(Math.floor(Date.now() / 1_000)), randomBytes(18).toString('base64url')];
  const digest = createHmac('sha256', key).update([timestamp, nonce, 'POST', path, body].join('\n')).digest('hex');
  return { 'livery-timestamp': timestamp, 'livery-nonce': nonce, 'livery-signature': `v1=${digest}` };
}

const spent = new Set<string>();
/** The allowed difference between the two clocks, in seconds. */
const tolerance = 120;

/** Whether a call is from the gateway, and not a replay. */
export function isSigned(key: string, headers: IncomingHttpHeaders, path: string, body: string): boolean {
  const { 'livery-timestamp': timestamp, 'livery-nonce': nonce, 'livery-signature': signature } = headers;
  if (typeof timestamp !== 'string' || typeof nonce !== 'string' || typeof signature !== 'string' || spent.has(nonce)) return false;
  if (Math.abs(Date.now() / 1_000 - Number(timestamp)) > tolerance) return false;
  const wanted = Buffer.from(`v1=${createHmac('sha256', key).update([timestamp, nonce, 'POST', path, body].join('\n')).digest('hex')}`);
  const given = Buffer.from(signature);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return false;
  spent.add(nonce);
  setTimeout(() => spent.delete(nonce), 2 * tolerance * 1_000).unref();
  return true;
}
