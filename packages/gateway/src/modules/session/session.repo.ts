import type { Transaction } from 'kysely';
import { isAlive } from '../../server/session-life.ts';
import type { Database, GatewayDatabase } from '../../database/schema.ts';

export async function findLogin(db: GatewayDatabase, merchantId: number, username: string) {
  return db
    .selectFrom('member')
    .innerJoin('member_credential', (join) =>
      join.onRef('member_credential.member_id', '=', 'member.id').onRef('member_credential.merchant_id', '=', 'member.merchant_id'),
    )
    .select(['member.id', 'username', 'nickname', 'type', 'state', 'vip_level', 'hash', 'expires_at'])
    .where('member.merchant_id', '=', merchantId)
    .where('username', '=', username)
    .where('kind', '=', 'password')
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

export async function insertSession(
  trx: Transaction<Database>,
  { merchantId, memberId }: { merchantId: number; memberId: number },
  tokenHash: Buffer,
  now: Date,
): Promise<void> {
  await trx
    .deleteFrom('session')
    .where('member_id', '=', memberId)
    .where(({ not }) => not(isAlive(now)))
    .execute();
  await trx
    .insertInto('session')
    .values({ token_hash: tokenHash, merchant_id: merchantId, member_id: memberId, created_at: now, seen_at: now })
    .execute();
}

export async function deleteSession(db: GatewayDatabase, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('session').where('token_hash', '=', tokenHash).execute();
}
