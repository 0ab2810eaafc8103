import { sql, type Transaction } from 'kysely';
import { isAlive } from '#identity/session-life.ts';
import type { Database, GatewayDatabase } from '#database/schema.ts';
import type { SessionScope } from '#identity/identity.schema.ts';
import './session.schema.ts';
import type { LoginName } from './login-name.rules.ts';
import type { MemberKey } from '#base/member-key.ts';

/** The most live sessions of a member. Each tab has one, and a closed tab leaves its own until it is idle. */
export const mostSessions = 20;

/**
 * The account with the username, otherwise the member who has confirmed the contact. It is one statement, so it takes
 * equally long without an account.
 */
export async function findLogin(db: GatewayDatabase, merchantId: number, { username, contacts }: LoginName) {
  const [kinds, values] = [contacts.map(({ kind }) => kind), contacts.map(({ value }) => value)];
  return db
    .selectFrom(
      sql<{ id: number; place: number }>`(
        SELECT id, 0 AS place FROM member WHERE merchant_id = ${merchantId} AND username = ${username}
        UNION ALL
        SELECT member_id, wanted.place
        FROM unnest(${kinds}::text[], ${values}::text[]) WITH ORDINALITY AS wanted (kind, value, place)
        JOIN member_contact AS contact ON contact.kind = wanted.kind AND contact.value = wanted.value
        WHERE contact.merchant_id = ${merchantId} AND contact.verified_at IS NOT NULL
      )`.as('named'),
    )
    .innerJoin('member', 'member.id', 'named.id')
    .innerJoin('member_credential', (join) =>
      join.onRef('member_credential.member_id', '=', 'member.id').onRef('member_credential.merchant_id', '=', 'member.merchant_id'),
    )
    .select(['member.id', 'username', 'nickname', 'type', 'state', 'vip_level', 'parent_id', 'hash', 'expires_at', 'must_change'])
    .where('member.merchant_id', '=', merchantId)
    .where('kind', '=', 'password')
    .orderBy('named.place')
    .limit(1)
    .executeTakeFirst();
}

/** The member who has verified the number. */
export async function findLoginByMobile(db: GatewayDatabase, merchantId: number, mobile: string) {
  return db
    .selectFrom('member_contact')
    .innerJoin('member', (join) =>
      join.onRef('member.id', '=', 'member_contact.member_id').onRef('member.merchant_id', '=', 'member_contact.merchant_id'),
    )
    .select(['member.id', 'username', 'nickname', 'type', 'state', 'vip_level', 'parent_id'])
    .where('member_contact.merchant_id', '=', merchantId)
    .where('kind', '=', 'mobile')
    .where('value', '=', mobile)
    .where('verified_at', 'is not', null)
    .executeTakeFirst();
}

export type LoginRow = NonNullable<Awaited<ReturnType<typeof findLogin>>>;

/** Rehashes the same password. Does nothing if it was changed in the meantime. */
export async function renewHash(
  trx: Transaction<Database>,
  merchantId: number,
  { id, hash: before }: Pick<LoginRow, 'id' | 'hash'>,
  hash: string,
): Promise<void> {
  await trx
    .updateTable('member_credential')
    .set({ hash })
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', id)
    .where('kind', '=', 'password')
    .where('hash', '=', before)
    .execute();
}

/** Whether this login is the account's first, which is true only once. */
export async function endFirstLogin(trx: Transaction<Database>, memberId: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('member')
    .set({ first_login: false })
    .where('id', '=', memberId)
    .where('first_login', '=', true)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

interface NewSession extends MemberKey {
  readonly tokenHash: Buffer;
  readonly scope: SessionScope;
  readonly network: string;
  readonly userAgent: string;
}

/**
 * Opens a session and records the time. Of the member's other sessions, the newest stay. Logins of one member wait for
 * each other, so racing logins cannot exceed the limit.
 */
export async function insertSession(
  trx: Transaction<Database>,
  { merchantId, memberId, tokenHash, scope, network, userAgent }: NewSession,
  now: Date,
): Promise<void> {
  await trx.selectFrom('member').select('id').where('id', '=', memberId).forNoKeyUpdate().execute();
  const others = trx.selectFrom('session').select('token_hash').where('member_id', '=', memberId).where(isAlive(now));
  await trx
    .deleteFrom('session')
    .where('member_id', '=', memberId)
    .where('token_hash', 'not in', others.orderBy('created_at', 'desc').limit(mostSessions - 1))
    .execute();
  await trx
    .insertInto('session')
    .values({
      token_hash: tokenHash,
      merchant_id: merchantId,
      member_id: memberId,
      scope,
      network,
      user_agent: userAgent,
      created_at: now,
      seen_at: now,
    })
    .execute();
  await trx
    .insertInto('last_login')
    .values({ merchant_id: merchantId, member_id: memberId, logged_in_at: now })
    .onConflict((conflict) => conflict.columns(['merchant_id', 'member_id']).doUpdateSet({ logged_in_at: now }))
    .execute();
}

export async function deleteSession(db: GatewayDatabase, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('session').where('token_hash', '=', tokenHash).execute();
}

/** All of a merchant's, with its members' login records. */
export async function endAllSessions(trx: Transaction<Database>, merchantId: number): Promise<void> {
  await trx.deleteFrom('session').where('merchant_id', '=', merchantId).execute();
  for (const table of ['login_trace', 'last_login'] as const) await trx.deleteFrom(table).where('merchant_id', '=', merchantId).execute();
}
