import type { Transaction } from 'kysely';
import type { Database, GatewayDatabase } from '#database/schema.ts';
import './sign-in.schema.ts';
import type { MemberKey } from '#base/member-key.ts';

export interface Attempt {
  readonly provider: string;
  readonly origin: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

export async function insertAttempt(
  db: GatewayDatabase,
  merchantId: number,
  stateHash: Buffer,
  attempt: Attempt,
  now: Date,
): Promise<void> {
  await db
    .insertInto('sign_in_attempt')
    .values({
      merchant_id: merchantId,
      state_hash: stateHash,
      provider: attempt.provider,
      origin: attempt.origin,
      nonce: attempt.nonce,
      code_verifier: attempt.codeVerifier,
      created_at: now,
    })
    .execute();
}

/** Removes the attempt. An answer is checked once, and only one of several racing copies is. */
export async function takeAttempt(db: GatewayDatabase, merchantId: number, stateHash: Buffer, since: Date): Promise<Attempt | null> {
  const taken = await db
    .deleteFrom('sign_in_attempt')
    .where('merchant_id', '=', merchantId)
    .where('state_hash', '=', stateHash)
    .returning(['provider', 'origin', 'nonce', 'code_verifier', 'created_at'])
    .executeTakeFirst();
  if (taken === undefined || taken.created_at <= since) return null;
  const { provider, origin, nonce, code_verifier: codeVerifier } = taken;
  return { provider, origin, nonce, codeVerifier };
}

/** An account at a provider. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
}

export async function findLinkedMember(db: GatewayDatabase, merchantId: number, { issuer, subject }: Identity) {
  return db
    .selectFrom('member_identity')
    .innerJoin('member', (join) =>
      join.onRef('member.id', '=', 'member_identity.member_id').onRef('member.merchant_id', '=', 'member_identity.merchant_id'),
    )
    .select(['member.id', 'username', 'nickname', 'type', 'state', 'vip_level', 'parent_id'])
    .where('member_identity.merchant_id', '=', merchantId)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
}

/** Links the account unless it or the member is already linked. Only one of several concurrent calls succeeds. */
export async function linkIdentity(
  trx: Transaction<Database>,
  { merchantId, memberId }: MemberKey,
  { issuer, subject, provider, nickname: label }: Ticket,
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('member_identity')
    .values({ merchant_id: merchantId, issuer, subject, member_id: memberId, provider, label, linked_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function listIdentities(db: GatewayDatabase, { merchantId, memberId }: MemberKey) {
  return db
    .selectFrom('member_identity')
    .select(['provider', 'label', 'linked_at'])
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .orderBy('linked_at')
    .orderBy('provider')
    .execute();
}

export async function unlinkIdentity(trx: Transaction<Database>, { merchantId, memberId }: MemberKey, provider: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('member_identity')
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('provider', '=', provider)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

export async function insertPhoneSignIn(
  db: GatewayDatabase,
  merchantId: number,
  sessionHash: Buffer,
  serviceSession: string,
  now: Date,
): Promise<void> {
  await db
    .insertInto('phone_sign_in')
    .values({ merchant_id: merchantId, session_hash: sessionHash, service_session: serviceSession, created_at: now })
    .execute();
}

/**
 * Counts one attempt while there are some left. `isOver` if all were used. Null for a session that does not exist, or
 * no longer.
 */
export async function tryPhoneSignIn(
  db: GatewayDatabase,
  merchantId: number,
  sessionHash: Buffer,
  { tries, since }: { readonly tries: number; readonly since: Date },
): Promise<{ readonly serviceSession: string; readonly isOver: boolean } | null> {
  const found = await db
    .updateTable('phone_sign_in')
    .set(({ eb, fn, val }) => ({ tries: fn<number>('least', [eb('tries', '+', 1), val(tries + 1)]) }))
    .where('merchant_id', '=', merchantId)
    .where('session_hash', '=', sessionHash)
    .where('created_at', '>', since)
    .returning(['service_session', 'tries'])
    .executeTakeFirst();
  return found === undefined ? null : { serviceSession: found.service_session, isOver: found.tries > tries };
}

/** Whether it still existed, because a right code is right only once. */
export async function spendPhoneSignIn(db: GatewayDatabase, merchantId: number, sessionHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('phone_sign_in')
    .where('merchant_id', '=', merchantId)
    .where('session_hash', '=', sessionHash)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

export interface Ticket extends Identity {
  /** Its id, or `phone`. */
  readonly provider: string;
  readonly nickname: string;
}

export async function insertTicket(db: GatewayDatabase, merchantId: number, ticketHash: Buffer, ticket: Ticket, now: Date): Promise<void> {
  await db
    .insertInto('sign_in_ticket')
    .values({ merchant_id: merchantId, ticket_hash: ticketHash, ...ticket, created_at: now })
    .execute();
}

export async function findTicket(db: GatewayDatabase, merchantId: number, ticketHash: Buffer, since: Date): Promise<Ticket | null> {
  const ticket = await db
    .selectFrom('sign_in_ticket')
    .select(['issuer', 'subject', 'provider', 'nickname'])
    .where('merchant_id', '=', merchantId)
    .where('ticket_hash', '=', ticketHash)
    .where('created_at', '>', since)
    .executeTakeFirst();
  return ticket ?? null;
}

/** Whether it still existed, if the caller's transaction commits. */
export async function spendTicket(trx: Transaction<Database>, merchantId: number, ticketHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('sign_in_ticket')
    .where('merchant_id', '=', merchantId)
    .where('ticket_hash', '=', ticketHash)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

export async function deleteOldSignIns(db: GatewayDatabase, before: Date): Promise<void> {
  for (const table of ['sign_in_attempt', 'phone_sign_in', 'sign_in_ticket'] as const)
    await db.deleteFrom(table).where('created_at', '<=', before).execute();
}

export async function deleteAllSignIns(trx: Transaction<Database>, merchantId: number): Promise<void> {
  for (const table of ['sign_in_attempt', 'phone_sign_in', 'sign_in_ticket', 'member_identity'] as const)
    await trx.deleteFrom(table).where('merchant_id', '=', merchantId).execute();
}
