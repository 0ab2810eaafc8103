import type { GatewayDatabase } from '../../database/schema.ts';

export interface SessionTimes {
  readonly createdAt: Date;
  readonly seenAt: Date;
}

export async function readSessionTimes(db: GatewayDatabase, tokenHash: Buffer): Promise<SessionTimes | null> {
  const row = await db.selectFrom('session').select(['created_at', 'seen_at']).where('token_hash', '=', tokenHash).executeTakeFirst();
  return row === undefined ? null : { createdAt: row.created_at, seenAt: row.seen_at };
}
