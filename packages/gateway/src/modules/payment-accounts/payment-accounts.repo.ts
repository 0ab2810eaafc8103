import type { Selectable, Transaction } from 'kysely';
import type { Database, GatewayDatabase } from '#database/schema.ts';
import './payment-accounts.schema.ts';
import type { MemberKey } from '#base/member-key.ts';

export type StoredAccount = Selectable<Database['payment_account']>;

export type NewAccount = Pick<StoredAccount, 'kind' | 'institution' | 'branch' | 'pix_key_kind' | 'number' | 'holder'>;

/** Locks the member's accounts, so that they are counted correctly. */
export async function lockAccounts(trx: Transaction<Database>, { merchantId, memberId }: MemberKey): Promise<void> {
  await trx.selectFrom('member').select('id').where('merchant_id', '=', merchantId).where('id', '=', memberId).forNoKeyUpdate().execute();
}

/** Oldest first, without removed ones. */
export async function listAccounts(db: GatewayDatabase, { merchantId, memberId }: MemberKey): Promise<StoredAccount[]> {
  return db
    .selectFrom('payment_account')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute();
}

/** The holder's name on the member's first account, removed or not. */
export async function findFirstHolder(db: GatewayDatabase, { merchantId, memberId }: MemberKey): Promise<string | null> {
  const row = await db
    .selectFrom('payment_account')
    .select('holder')
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.holder ?? null;
}

/** Its id, or null if the member already has it. */
export async function insertAccount(
  trx: Transaction<Database>,
  { merchantId, memberId }: MemberKey,
  account: NewAccount,
  now: Date,
): Promise<number | null> {
  const row = await trx
    .insertInto('payment_account')
    .values({ merchant_id: merchantId, member_id: memberId, ...account, added_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Whether the member had it. */
export async function removeAccount(
  db: GatewayDatabase,
  { merchantId, memberId }: MemberKey,
  accountId: number,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payment_account')
    .set({ removed_at: now })
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('id', '=', accountId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function removeAllAccounts(trx: Transaction<Database>, merchantId: number, now: Date): Promise<void> {
  await trx
    .updateTable('payment_account')
    .set({ removed_at: now })
    .where('merchant_id', '=', merchantId)
    .where('removed_at', 'is', null)
    .execute();
}
