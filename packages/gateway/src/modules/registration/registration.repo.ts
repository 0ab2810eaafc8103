import { sql, type Transaction } from 'kysely';
import type { Database, GatewayDatabase } from '#database/schema.ts';
import { agentTypes, isAgentType } from '@livery/contract/member-types';
import './registration.schema.ts';
import { AppError } from '#base/app-error.ts';
import type { MemberKey } from '#base/member-key.ts';

export async function hasMember(db: GatewayDatabase, merchantId: number, username: string): Promise<boolean> {
  const member = await db
    .selectFrom('member')
    .select('id')
    .where('merchant_id', '=', merchantId)
    .where('username', '=', username)
    .executeTakeFirst();
  return member !== undefined;
}

/** The agent of an affiliate code. Null if the code is unknown or the agent's account is closed. */
export async function findAgentOfCode(db: GatewayDatabase, merchantId: number, code: string): Promise<number | null> {
  const agent = await db
    .selectFrom('affiliate_code')
    .innerJoin('member', (join) =>
      join.onRef('member.id', '=', 'affiliate_code.member_id').onRef('member.merchant_id', '=', 'affiliate_code.merchant_id'),
    )
    .select('member.id')
    .where('affiliate_code.merchant_id', '=', merchantId)
    .where('code', '=', code)
    .where('state', '=', 'active')
    .where('type', 'in', agentTypes)
    .executeTakeFirst();
  return agent?.id ?? null;
}

/** The agent of the member who recommends the site, or the member itself if it is an agent. Undefined for an unknown member. */
export async function findAgentOfMember(db: GatewayDatabase, merchantId: number, memberId: number): Promise<number | null | undefined> {
  const member = await db
    .selectFrom('member')
    .select(['id', 'type', 'parent_id'])
    .where('merchant_id', '=', merchantId)
    .where('id', '=', memberId)
    .where('state', '=', 'active')
    .executeTakeFirst();
  if (member === undefined) return undefined;
  return isAgentType(member.type) ? member.id : member.parent_id;
}

export async function findInviter(db: GatewayDatabase, merchantId: number, code: string): Promise<number | null> {
  const inviter = await db
    .selectFrom('member_referral')
    .select('member_id')
    .where('merchant_id', '=', merchantId)
    .where('code', '=', code)
    .executeTakeFirst();
  return inviter?.member_id ?? null;
}

/** Null for an account that is not open. */
export async function findOpenNickname(db: GatewayDatabase, { merchantId, memberId }: MemberKey): Promise<string | null> {
  const member = await db
    .selectFrom('member')
    .select('nickname')
    .where('merchant_id', '=', merchantId)
    .where('id', '=', memberId)
    .where('state', '=', 'active')
    .executeTakeFirst();
  return member?.nickname ?? null;
}

export interface NewMember {
  readonly merchantId: number;
  /** Lower case. */
  readonly username: string;
  readonly nickname: string;
  readonly type: number;
  readonly parentId: number | null;
}

/**
 * The new member's id. Null if the name is taken. If several request a name at once, one gets it.
 *
 * @throws AppError LIMIT_EXCEEDED if the parent's tree is as deep as the merchant allows
 */
export async function insertMember(
  trx: Transaction<Database>,
  { merchantId, username, nickname, type, parentId }: NewMember,
  now: Date,
): Promise<number | null> {
  const added = await trx
    .insertInto('member')
    .values({ merchant_id: merchantId, username, nickname, type, state: 'active', parent_id: parentId, created_at: now })
    .onConflict((conflict) => conflict.columns(['merchant_id', 'username']).doNothing())
    .returning('id')
    .executeTakeFirst()
    .catch((error: unknown) => {
      throw (error as { code?: string }).code === 'LV004' ? new AppError('LIMIT_EXCEEDED') : error;
    });
  return added?.id ?? null;
}

export async function insertCredential(
  trx: Transaction<Database>,
  { merchantId, memberId }: MemberKey,
  kind: 'password' | 'payment',
  hash: string,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('member_credential')
    .values({ merchant_id: merchantId, member_id: memberId, kind, hash, expires_at: null, changed_at: now })
    .execute();
}

export interface Contact {
  readonly kind: 'email' | 'mobile';
  readonly value: string;
  readonly isVerified: boolean;
}

/** Whether the contact is now the member's. An unverified one goes to the member who proves it. */
export async function insertContact(
  trx: Transaction<Database>,
  { merchantId, memberId }: MemberKey,
  { kind, value, isVerified }: Contact,
  now: Date,
): Promise<boolean> {
  const owner = { member_id: memberId, verified_at: isVerified ? now : null };
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('member_contact')
    .values({ merchant_id: merchantId, kind, value, ...owner })
    .onConflict((conflict) =>
      conflict
        .columns(['merchant_id', 'kind', 'value'])
        .doUpdateSet(owner)
        .where(sql<boolean>`member_contact.verified_at IS NULL AND ${isVerified}`),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Whether somebody already has the contact, so that nobody else can. */
export async function isContactTaken(db: GatewayDatabase, merchantId: number, { kind, value, isVerified }: Contact): Promise<boolean> {
  const contact = await db
    .selectFrom('member_contact')
    .select('verified_at')
    .where('merchant_id', '=', merchantId)
    .where('kind', '=', kind)
    .where('value', '=', value)
    .executeTakeFirst();
  return contact !== undefined && !(isVerified && contact.verified_at === null);
}

export interface Told {
  readonly full_name: string | null;
  readonly qq: string | null;
  readonly line: string | null;
  readonly whatsapp: string | null;
  readonly facebook: string | null;
  readonly wechat: string | null;
  readonly national_id: string | null;
}

export const nothingTold: Told = {
  full_name: null,
  qq: null,
  line: null,
  whatsapp: null,
  facebook: null,
  wechat: null,
  national_id: null,
};

export async function insertProfile(trx: Transaction<Database>, { merchantId, memberId }: MemberKey, told: Told): Promise<void> {
  await trx
    .insertInto('member_profile')
    .values({ merchant_id: merchantId, member_id: memberId, ...told })
    .execute();
}

export interface Referral {
  readonly code: string;
  readonly invitedWith: string | null;
  readonly inviterId: number | null;
  readonly domain: string | null;
}

/** False if another member has the code. */
export async function insertReferral(
  trx: Transaction<Database>,
  { merchantId, memberId }: MemberKey,
  { code, invitedWith, inviterId, domain }: Referral,
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('member_referral')
    .values({
      merchant_id: merchantId,
      member_id: memberId,
      code,
      invited_with: invitedWith,
      inviter_id: inviterId,
      domain,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
