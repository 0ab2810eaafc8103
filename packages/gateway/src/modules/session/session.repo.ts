import type { Transaction } from 'kysely';
import { isAlive } from '../../server/session-life.ts';
import type { Database, GatewayDatabase } from '../../database/schema.ts';

export async function findLogin(db: GatewayDatabase, merchantId: number, account: string) {
  return db
    .selectFrom('member')
    .select(['id', 'account', 'nickname', 'type', 'state', 'vip_level', 'password_hash', 'password_expires_at'])
    .where('merchant_id', '=', merchantId)
    .where('account', '=', account)
    .executeTakeFirst();
}

export type LoginRow = NonNullable<Awaited<ReturnType<typeof findLogin>>>;

/** Whether this login is the account's first; it is so once. */
export async function endFirstLogin(trx: Transaction<Database>, memberId: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('member')
    .set({ first_login: false })
    .where('id', '=', memberId)
    .where('first_login', '=', true)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function insertSession(trx: Transaction<Database>, memberId: number, tokenHash: Buffer, now: Date): Promise<void> {
  await trx
    .deleteFrom('session')
    .where('member_id', '=', memberId)
    .where(({ not }) => not(isAlive(now)))
    .execute();
  await trx.insertInto('session').values({ token_hash: tokenHash, member_id: memberId, created_at: now, seen_at: now }).execute();
}

export async function deleteSession(db: GatewayDatabase, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('session').where('token_hash', '=', tokenHash).execute();
}
