import type { Transaction } from 'kysely';
import type { Database, GatewayDatabase } from '#database/schema.ts';
import type { Channel } from '#ports/messages/message.ts';
import type { CodePurpose } from './verification.schema.ts';

/** Identifies a code. Only one is valid at a time. */
export interface CodeKey {
  readonly purpose: CodePurpose;
  readonly channel: Channel;
  /** E.164 for sms, a lower-case address for mail. */
  readonly receiver: string;
}

/** A new code replaces the previous one. */
export async function replaceCode(
  trx: Transaction<Database>,
  merchantId: number,
  { purpose, channel, receiver }: CodeKey,
  code: { readonly hash: Buffer; readonly expiresAt: Date },
): Promise<void> {
  const fresh = { code_hash: code.hash, expires_at: code.expiresAt };
  await trx
    .insertInto('verification_code')
    .values({ merchant_id: merchantId, purpose, channel, receiver, ...fresh })
    .onConflict((conflict) => conflict.columns(['merchant_id', 'purpose', 'channel', 'receiver']).doUpdateSet(fresh))
    .execute();
}

export async function findCode(db: GatewayDatabase, merchantId: number, { purpose, channel, receiver }: CodeKey) {
  return db
    .selectFrom('verification_code')
    .select(['code_hash', 'expires_at'])
    .where('merchant_id', '=', merchantId)
    .where('purpose', '=', purpose)
    .where('channel', '=', channel)
    .where('receiver', '=', receiver)
    .executeTakeFirst();
}

/** Removes the code. Only one of several racers succeeds. */
export async function deleteCode(
  trx: Transaction<Database>,
  merchantId: number,
  { purpose, channel, receiver }: CodeKey,
  hash: Buffer,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('verification_code')
    .where('merchant_id', '=', merchantId)
    .where('purpose', '=', purpose)
    .where('channel', '=', channel)
    .where('receiver', '=', receiver)
    .where('code_hash', '=', hash)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function deleteExpiredCodes(db: GatewayDatabase, before: Date): Promise<void> {
  await db.deleteFrom('verification_code').where('expires_at', '<', before).execute();
}

export async function deleteAllCodes(trx: Transaction<Database>, merchantId: number): Promise<void> {
  await trx.deleteFrom('verification_code').where('merchant_id', '=', merchantId).execute();
}

export async function hasVerifiedMobile(db: GatewayDatabase, merchantId: number, mobile: string): Promise<boolean> {
  const contact = await db
    .selectFrom('member_contact')
    .select('member_id')
    .where('merchant_id', '=', merchantId)
    .where('kind', '=', 'mobile')
    .where('value', '=', mobile)
    .where('verified_at', 'is not', null)
    .executeTakeFirst();
  return contact !== undefined;
}
