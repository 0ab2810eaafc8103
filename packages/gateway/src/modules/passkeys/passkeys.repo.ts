import type { Transaction } from 'kysely';
import type { Database, GatewayDatabase } from '#database/schema.ts';
import './passkeys.schema.ts';
import type { MemberKey } from '#base/member-key.ts';

export interface StoredPasskey {
  readonly id: string;
  readonly name: string;
  readonly created_at: Date;
  readonly used_at: Date | null;
}

export async function listPasskeys(
  db: GatewayDatabase,
  merchantId: number,
  memberId: number,
): Promise<(StoredPasskey & { transports: string[] })[]> {
  return db
    .selectFrom('passkey')
    .select(['id', 'name', 'created_at', 'used_at', 'transports'])
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

interface NewPasskey extends MemberKey {
  readonly id: string;
  readonly rpId: string;
  readonly publicKey: Uint8Array;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string;
}

/** Serializes a member's passkeys, so that they are counted one by one. */
export async function lockMember(trx: Transaction<Database>, memberId: number): Promise<void> {
  await trx.selectFrom('member').select('id').where('id', '=', memberId).forNoKeyUpdate().execute();
}

/** False if the merchant already has the credential. */
export async function insertPasskey(
  trx: Transaction<Database>,
  { merchantId, memberId, id, rpId, publicKey, counter, transports, name }: NewPasskey,
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('passkey')
    .values({
      merchant_id: merchantId,
      id,
      member_id: memberId,
      rp_id: rpId,
      public_key: Buffer.from(publicKey),
      counter,
      transports: [...transports],
      name,
      created_at: now,
      used_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

interface OwnPasskey extends MemberKey {
  readonly id: string;
}

export async function renamePasskey(db: GatewayDatabase, { merchantId, memberId, id }: OwnPasskey, name: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkey')
    .set({ name })
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deletePasskey(trx: Transaction<Database>, { merchantId, memberId, id }: OwnPasskey): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('passkey')
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** A passkey of the merchant with the account that it opens. */
export async function findPasskeyLogin(db: GatewayDatabase, merchantId: number, id: string) {
  return db
    .selectFrom('passkey')
    .innerJoin('member', 'member.id', 'passkey.member_id')
    .select(['member.id', 'username', 'nickname', 'type', 'state', 'vip_level', 'parent_id'])
    .select(['rp_id', 'public_key', 'counter', 'transports'])
    .where('passkey.merchant_id', '=', merchantId)
    .where('passkey.id', '=', id)
    .executeTakeFirst();
}

/** Records a use. False if the passkey has counted further in the meantime, which means that a copy of it was used. */
export async function notePasskeyUse(
  trx: Transaction<Database>,
  { merchantId, id }: { merchantId: number; id: string },
  counter: number,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('passkey')
    .set({ counter, used_at: now })
    .where('merchant_id', '=', merchantId)
    .where('id', '=', id)
    .where('counter', counter === 0 ? '=' : '<', counter)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteAllPasskeys(trx: Transaction<Database>, merchantId: number): Promise<void> {
  await trx.deleteFrom('passkey_challenge').where('merchant_id', '=', merchantId).execute();
  await trx.deleteFrom('passkey').where('merchant_id', '=', merchantId).execute();
}
