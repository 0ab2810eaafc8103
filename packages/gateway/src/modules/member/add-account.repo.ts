import type { Transaction } from 'kysely';
import type { Database, GatewayDatabase } from '#database/schema.ts';

export async function findMerchantForAccount(db: GatewayDatabase, code: string): Promise<{ id: number; currency: string } | null> {
  return (await db.selectFrom('merchant').select(['id', 'currency']).where('code', '=', code).executeTakeFirst()) ?? null;
}

interface NewMember {
  readonly merchantId: number;
  readonly username: string;
  readonly passwordHash: string;
}

/** The new member's id. Null if the merchant already has the account. */
export async function insertPlayer(trx: Transaction<Database>, { merchantId, username, passwordHash }: NewMember): Promise<number | null> {
  const now = new Date();
  const added = await trx
    .insertInto('member')
    .values({ merchant_id: merchantId, username, nickname: username, type: 0, state: 'active', parent_id: null, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added === undefined) return null;
  await trx
    .insertInto('member_credential')
    .values({ merchant_id: merchantId, member_id: added.id, kind: 'password', hash: passwordHash, expires_at: null, changed_at: now })
    .execute();
  return added.id;
}
