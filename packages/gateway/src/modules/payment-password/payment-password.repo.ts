import type { Transaction } from 'kysely';
import type { Database, GatewayDatabase } from '#database/schema.ts';
import type { MemberKey } from '#base/member-key.ts';

export async function findPaymentPassword(db: GatewayDatabase, { merchantId, memberId }: MemberKey) {
  const row = await db
    .selectFrom('member_credential')
    .select(['hash', 'changed_at'])
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('kind', '=', 'payment')
    .executeTakeFirst();
  return row ?? null;
}

/** Replaces the PIN that was checked. False if it has changed since. */
export async function keepPaymentPassword(
  trx: Transaction<Database>,
  { merchantId, memberId }: MemberKey,
  { before, hash }: { readonly before: string | null; readonly hash: string },
  now: Date,
): Promise<boolean> {
  const kept = { hash, changed_at: now };
  if (before !== null) {
    const { numUpdatedRows } = await trx
      .updateTable('member_credential')
      .set(kept)
      .where('merchant_id', '=', merchantId)
      .where('member_id', '=', memberId)
      .where('kind', '=', 'payment')
      .where('hash', '=', before)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('member_credential')
    .values({ merchant_id: merchantId, member_id: memberId, kind: 'payment', expires_at: null, ...kept })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function deletePaymentPasswords(trx: Transaction<Database>, merchantId: number): Promise<void> {
  await trx.deleteFrom('member_credential').where('merchant_id', '=', merchantId).where('kind', '=', 'payment').execute();
}
