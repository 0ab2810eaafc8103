import { createHmac, randomBytes } from 'node:crypto';

// What docs/vendors.md says of signatures, written a second time: the arcade is nobody of ours.
export function signatureOf(key: string, path: string, body: string): Record<string, string> {
  const [timestamp, nonce] = [String(Math.floor(Date.now() / 1_000)), randomBytes(18).toString('base64url')];
  const digest = createHmac('sha256', key).update([timestamp, nonce, 'POST', path, body].join('\n')).digest('hex');
  return { 'livery-timestamp': timestamp, 'livery-nonce': nonce, 'livery-signature': `v1=${digest}` };
}
