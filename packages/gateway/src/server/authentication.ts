import { createHash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Member, Merchant } from './context.ts';
import type { Platform } from './platform.ts';
import { isDueForNote, noteUse, sessionLimits } from './session-life.ts';

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
  { db, viewers }: Platform,
  merchant: Merchant,
  request: FastifyRequest,
  now: Date,
  { isUse }: { isUse: boolean },
): Promise<Member | null> {
  const token = tokenOf(request);
  if (token === null) return null;
  const hash = hashToken(token);
  const row = await viewers.find(hash, merchant.id, sessionLimits(now));
  if (row === null) return null;
  if (isUse && isDueForNote(row.seen_at, now)) await noteUse(db, hash, now);
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
