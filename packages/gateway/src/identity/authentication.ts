import { createHash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { unitFor } from '#ledger/accounts.ts';
import type { Member } from './member.ts';
import type { Merchant } from '#tenancy/merchant.ts';
import type { Platform } from '#base/platform.ts';
import { isDueForNote, noteUse, sessionLimits } from './session-life.ts';

/** A session token: opaque, 256 bits. Only its hash is ever stored. */
export function newToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** The request's token, or null if missing or malformed. */
export function tokenOf(request: FastifyRequest): string | null {
  return /^Bearer ([\w-]{43})$/.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

/** The member for the request's token. Null without a token that is valid for this merchant. */
export async function authenticate(
  { tenants, viewers }: Platform,
  merchant: Merchant,
  request: FastifyRequest,
  now: Date,
  { isUse }: { isUse: boolean },
): Promise<Member | null> {
  const token = tokenOf(request);
  if (token === null) return null;
  const hash = hashToken(token);
  const viewer = await viewers.find(hash, merchant.id, sessionLimits(now));
  if (viewer === null) return null;
  if (isUse && isDueForNote(viewer.seen_at, now)) await noteUse(tenants.of(merchant.id), hash, now);
  return {
    id: viewer.id,
    username: viewer.username,
    nickname: viewer.nickname,
    type: viewer.type,
    vipLevel: viewer.vip_level,
    parentId: viewer.parent_id,
    unit: unitFor(viewer.type, merchant.currency),
    purse: viewer.purse,
    sessionHash: hash,
    sessionScope: viewer.scope,
    sessionOpenedAt: viewer.created_at,
    confirmedAt: viewer.confirmed_at,
  };
}
