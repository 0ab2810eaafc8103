import type { Transaction } from 'kysely';
import type { Database, GatewayDatabase } from '#database/schema.ts';
import './passwords.schema.ts';
import type { MemberKey } from '#base/member-key.ts';

/** The password's owner. */
export interface PasswordOwner {
  readonly id: number;
  readonly username: string;
  readonly hash: string;
}

function activeOwners(db: GatewayDatabase, merchantId: number) {
  return db
    .selectFrom('member')
    .innerJoin('member_credential', (join) =>
      join.onRef('member_credential.member_id', '=', 'member.id').onRef('member_credential.merchant_id', '=', 'member.merchant_id'),
    )
    .select(['member.id', 'member.username', 'member_credential.hash'])
    .where('member.merchant_id', '=', merchantId)
    .where('member.state', '=', 'active')
    .where('member_credential.kind', '=', 'password');
}

export async function findOwner(db: GatewayDatabase, merchantId: number, memberId: number): Promise<PasswordOwner | undefined> {
  return activeOwners(db, merchantId).where('member.id', '=', memberId).executeTakeFirst();
}

/** By the mail address on the account. The caller must know both. */
export async function findOwnerByEmail(
  db: GatewayDatabase,
  merchantId: number,
  { username, email }: { readonly username: string; readonly email: string },
): Promise<PasswordOwner | undefined> {
  return activeOwners(db, merchantId)
    .innerJoin('member_contact', (join) =>
      join.onRef('member_contact.member_id', '=', 'member.id').onRef('member_contact.merchant_id', '=', 'member.merchant_id'),
    )
    .where('member.username', '=', username)
    .where('member_contact.kind', '=', 'email')
    .where('member_contact.value', '=', email)
    .executeTakeFirst();
}

/** By the member's verified phone number. */
export async function findOwnerByMobile(db: GatewayDatabase, merchantId: number, mobile: string): Promise<PasswordOwner | undefined> {
  return activeOwners(db, merchantId)
    .innerJoin('member_contact', (join) =>
      join.onRef('member_contact.member_id', '=', 'member.id').onRef('member_contact.merchant_id', '=', 'member.merchant_id'),
    )
    .where('member_contact.kind', '=', 'mobile')
    .where('member_contact.value', '=', mobile)
    .where('member_contact.verified_at', 'is not', null)
    .executeTakeFirst();
}

interface Replacement extends MemberKey {
  /** The hash that was checked. */
  readonly before: string;
  readonly hash: string;
  readonly expiresAt: Date;
  readonly now: Date;
}

/** Replaces the password unless it has changed since it was checked. Only one of several racers succeeds. */
export async function replacePassword(
  trx: Transaction<Database>,
  { merchantId, memberId, before, hash, expiresAt, now }: Replacement,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('member_credential')
    .set({ hash, expires_at: expiresAt, changed_at: now, must_change: false })
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('kind', '=', 'password')
    .where('hash', '=', before)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends the member's sessions, except a given one, and revokes a mailed link. */
export async function endAccess(trx: Transaction<Database>, merchantId: number, memberId: number, except: Buffer | null): Promise<void> {
  const sessions = trx.deleteFrom('session').where('merchant_id', '=', merchantId).where('member_id', '=', memberId);
  await (except === null ? sessions : sessions.where('token_hash', '!=', except)).execute();
  await trx.deleteFrom('password_link').where('merchant_id', '=', merchantId).where('member_id', '=', memberId).execute();
}

/** Lifts the limits of a session that could only change the password. */
export async function widenSession(trx: Transaction<Database>, tokenHash: Buffer): Promise<void> {
  await trx.updateTable('session').set({ scope: 'full' }).where('token_hash', '=', tokenHash).execute();
}

interface NewRequest {
  readonly merchantId: number;
  readonly username: string;
  readonly email: string;
  readonly language: string;
  readonly origin: string;
}

export async function insertRequest(trx: Transaction<Database>, { merchantId, ...request }: NewRequest, now: Date): Promise<number> {
  const { id } = await trx
    .insertInto('password_request')
    .values({ merchant_id: merchantId, ...request, asked_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Removes it. Undefined if another caller already has. */
export async function takeRequest(trx: Transaction<Database>, merchantId: number, id: number) {
  return trx
    .deleteFrom('password_request')
    .where('merchant_id', '=', merchantId)
    .where('id', '=', id)
    .returning(['username', 'email', 'language', 'origin'])
    .executeTakeFirst();
}

export async function replaceLink(
  trx: Transaction<Database>,
  { merchantId, memberId, tokenHash, expiresAt }: MemberKey & { tokenHash: Buffer; expiresAt: Date },
): Promise<void> {
  const fresh = { token_hash: tokenHash, expires_at: expiresAt };
  await trx
    .insertInto('password_link')
    .values({ merchant_id: merchantId, member_id: memberId, ...fresh })
    .onConflict((conflict) => conflict.columns(['merchant_id', 'member_id']).doUpdateSet(fresh))
    .execute();
}

/** The member of a valid link, or null. */
export async function findLink(db: GatewayDatabase, merchantId: number, tokenHash: Buffer, now: Date): Promise<number | null> {
  const link = await db
    .selectFrom('password_link')
    .select('member_id')
    .where('merchant_id', '=', merchantId)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return link?.member_id ?? null;
}

/** Removes the link. Only one of several racers succeeds. */
export async function deleteLink(trx: Transaction<Database>, merchantId: number, tokenHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('password_link')
    .where('merchant_id', '=', merchantId)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function deleteOldAsked(db: GatewayDatabase, now: Date, before: Date): Promise<void> {
  await db.deleteFrom('password_link').where('expires_at', '<=', now).execute();
  await db.deleteFrom('password_request').where('asked_at', '<', before).execute();
}

export async function deleteAllAsked(trx: Transaction<Database>, merchantId: number): Promise<void> {
  await trx.deleteFrom('password_link').where('merchant_id', '=', merchantId).execute();
  await trx.deleteFrom('password_request').where('merchant_id', '=', merchantId).execute();
}
