import { createHash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Member, Merchant } from './context.ts';
import type { Platform } from './platform.ts';

/** A session ends after this long without a call … */
export const sessionIdle = 15 * 60_000;
/** … and after this long whatever happens. */
export const sessionAge = 12 * 3_600_000;
/** A session's last call is noted this often, so that reads stay reads. */
const noteEvery = 60_000;

/** A session token: opaque, 256 bits. Only its hash is ever stored. */
export function newToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** The token of the request, or null when there is none of the right form. */
export function tokenOf(request: FastifyRequest): string | null {
  return /^Bearer ([\w-]{43})$/.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

/** The member behind the request's token, or null when it has none that is valid for this merchant. */
export async function authenticate(
  { pool, viewers }: Platform,
  merchant: Merchant,
  request: FastifyRequest,
  now: Date,
): Promise<Member | null> {
  const token = tokenOf(request);
  if (token === null) return null;
  const hash = hashToken(token);
  const row = await viewers.find(hash, merchant.id, { seenAfter: before(now, sessionIdle), createdAfter: before(now, sessionAge) });
  if (row === null) return null;
  if (row.seen_at < before(now, noteEvery)) {
    await pool.query({ name: 'note-session', text: 'UPDATE session SET seen_at = $2 WHERE token_hash = $1', values: [hash, now] });
  }
  return {
    id: row.id,
    account: row.account,
    nickname: row.nickname,
    type: row.type,
    vipLevel: row.vip_level,
    cashAccountId: row.account_id,
    cashBalance: row.balance,
    sessionHash: hash,
  };
}

function before(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() - milliseconds);
}
