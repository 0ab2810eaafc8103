import type { Selectable, Transaction } from 'kysely';
import type { Database, GatewayDatabase } from '#database/schema.ts';
import type { MemberKey } from '#base/member-key.ts';
import './profile.schema.ts';

export type StoredProfile = Selectable<Database['member_profile']>;

export interface StoredContact {
  readonly kind: 'mobile' | 'email';
  readonly value: string;
  readonly verified_at: Date | null;
}

export async function findProfile(db: GatewayDatabase, { merchantId, memberId }: MemberKey): Promise<StoredProfile | null> {
  const row = await db
    .selectFrom('member_profile')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row ?? null;
}

/** The current name and password. The call's member may be outdated. */
export async function readIdentity(db: GatewayDatabase, { merchantId, memberId }: MemberKey) {
  return db
    .selectFrom('member')
    .leftJoin('member_credential', (join) =>
      join
        .onRef('member_credential.member_id', '=', 'member.id')
        .onRef('member_credential.merchant_id', '=', 'member.merchant_id')
        .on('kind', '=', 'password'),
    )
    .select(['nickname', 'member.created_at', 'changed_at'])
    .where('member.merchant_id', '=', merchantId)
    .where('member.id', '=', memberId)
    .executeTakeFirstOrThrow();
}

export async function listContacts(db: GatewayDatabase, { merchantId, memberId }: MemberKey): Promise<StoredContact[]> {
  return db
    .selectFrom('member_contact')
    .select(['kind', 'value', 'verified_at'])
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .execute();
}

/** Locks the member's profile, so that facts that can be set only once are set once. */
export async function lockMember(trx: Transaction<Database>, { merchantId, memberId }: MemberKey): Promise<void> {
  await trx.selectFrom('member').select('id').where('merchant_id', '=', merchantId).where('id', '=', memberId).forNoKeyUpdate().execute();
}

export async function renameMember(trx: Transaction<Database>, { merchantId, memberId }: MemberKey, nickname: string): Promise<void> {
  await trx.updateTable('member').set({ nickname }).where('merchant_id', '=', merchantId).where('id', '=', memberId).execute();
}

export async function keepProfile(
  trx: Transaction<Database>,
  { merchantId, memberId }: MemberKey,
  changes: Partial<Omit<StoredProfile, 'merchant_id' | 'member_id'>>,
): Promise<void> {
  await trx
    .insertInto('member_profile')
    .values({ merchant_id: merchantId, member_id: memberId, ...changes })
    .onConflict((conflict) => conflict.columns(['merchant_id', 'member_id']).doUpdateSet(changes))
    .execute();
}

/** Whether another member has proven that the contact is theirs. */
export async function isContactOfAnother(
  db: GatewayDatabase,
  { merchantId, memberId }: MemberKey,
  { kind, value }: Pick<StoredContact, 'kind' | 'value'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('member_contact')
    .select('member_id')
    .where('merchant_id', '=', merchantId)
    .where('kind', '=', kind)
    .where('value', '=', value)
    .where('member_id', '!=', memberId)
    .where('verified_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Replaces the member's contact of that kind, and removes the same unverified contact of others. */
export async function replaceContact(
  trx: Transaction<Database>,
  { merchantId, memberId }: MemberKey,
  { kind, value }: Pick<StoredContact, 'kind' | 'value'>,
  now: Date,
): Promise<void> {
  await trx
    .deleteFrom('member_contact')
    .where('merchant_id', '=', merchantId)
    .where('kind', '=', kind)
    .where(({ or, eb }) => or([eb('member_id', '=', memberId), eb('value', '=', value)]))
    .execute();
  await trx.insertInto('member_contact').values({ merchant_id: merchantId, kind, value, member_id: memberId, verified_at: now }).execute();
}

/** The name of the member's own picture in the file store. */
export async function findPicture(db: GatewayDatabase, { merchantId, memberId }: MemberKey): Promise<string | null> {
  const row = await db
    .selectFrom('member_picture')
    .select('file')
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.file ?? null;
}

export async function keepPicture(trx: Transaction<Database>, { merchantId, memberId }: MemberKey, file: string): Promise<void> {
  await trx
    .insertInto('member_picture')
    .values({ merchant_id: merchantId, member_id: memberId, file })
    .onConflict((conflict) => conflict.columns(['merchant_id', 'member_id']).doUpdateSet({ file }))
    .execute();
}
