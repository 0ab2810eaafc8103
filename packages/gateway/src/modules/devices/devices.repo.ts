import type { GatewayDatabase } from '#database/schema.ts';
import { isAlive } from '#identity/session-life.ts';
import type { MemberKey } from '#base/member-key.ts';

export interface SessionTimes {
  readonly createdAt: Date;
  readonly seenAt: Date;
}

export async function readSessionTimes(db: GatewayDatabase, tokenHash: Buffer): Promise<SessionTimes | null> {
  const row = await db.selectFrom('session').select(['created_at', 'seen_at']).where('token_hash', '=', tokenHash).executeTakeFirst();
  return row === undefined ? null : { createdAt: row.created_at, seenAt: row.seen_at };
}

/** Live sessions, last used first. */
export async function listSessions(db: GatewayDatabase, { merchantId, memberId }: MemberKey, now: Date) {
  return db
    .selectFrom('session')
    .select(['id', 'token_hash', 'network', 'user_agent', 'created_at', 'seen_at'])
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where(isAlive(now))
    .orderBy('seen_at', 'desc')
    .orderBy('id')
    .execute();
}

export type SessionRow = Awaited<ReturnType<typeof listSessions>>[number];

export async function endOne(db: GatewayDatabase, { merchantId, memberId }: MemberKey, id: string): Promise<void> {
  await db.deleteFrom('session').where('merchant_id', '=', merchantId).where('member_id', '=', memberId).where('id', '=', id).execute();
}

export async function endAllBut(db: GatewayDatabase, { merchantId, memberId }: MemberKey, tokenHash: Buffer): Promise<void> {
  await db
    .deleteFrom('session')
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('token_hash', '!=', tokenHash)
    .execute();
}
