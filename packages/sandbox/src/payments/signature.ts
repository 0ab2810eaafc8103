import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

// Verifies signatures on its own, following docs/gateway.md, because a real provider would not use our code.
const digestOf = (secret: string, timestamp: string, body: string): Buffer =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest();

export function signatureOf(secret: string, body: string): Record<string, string> {
  const timestamp = String(Math.floor(Date.now() / 1_000));
  return { 'livery-timestamp': timestamp, 'livery-signature': `v1=${digestOf(secret, timestamp, body).toString('hex')}` };
}

export function isOurs(secret: string, headers: IncomingHttpHeaders, body: string): boolean {
  const [timestamp, signature] = [String(headers['livery-timestamp']), String(headers['livery-signature'])];
  const given = Buffer.from(signature.replace(/^v1=/, ''), 'hex');
  const right = digestOf(secret, timestamp, body);
  return Math.abs(Date.now() / 1_000 - Number(timestamp)) <= 300 && given.length === right.length && timingSafeEqual(given, right);
}
