import type { QueryOf } from '@livery/contract/shapes';
import { sql, type Selectable, type Transaction } from 'kysely';
import type { Database, GatewayDatabase } from '#database/schema.ts';
import { keyset, readPage } from '#lists/keyset.ts';
import type { MemberKey } from '#base/member-key.ts';
import './invitations.schema.ts';
import type { Terms } from './terms.rules.ts';

export type LinkRow = Selectable<Database['invitation_link']>;

const newestFirst = keyset('invitation-links', 'desc', { created_at: 'instant', id: 'integer' });

/** @throws AppError INVALID_REQUEST for a cursor that is not of this list */
export function findLinks(db: GatewayDatabase, agent: MemberKey, page: QueryOf<'invitationLinks'>) {
  return readPage(ownLinks(db, agent), newestFirst, page);
}

function ownLinks(db: GatewayDatabase, { merchantId, memberId }: MemberKey) {
  return db.selectFrom('invitation_link').selectAll().where('merchant_id', '=', merchantId).where('member_id', '=', memberId);
}

/** Locks the agent's own link against changes and registrations. */
export async function lockLink(trx: Transaction<Database>, agent: MemberKey, linkId: number): Promise<LinkRow | null> {
  return (await ownLinks(trx, agent).where('id', '=', linkId).forUpdate().executeTakeFirst()) ?? null;
}

export async function findLink(db: GatewayDatabase, agent: MemberKey, linkId: number): Promise<LinkRow | null> {
  return (await ownLinks(db, agent).where('id', '=', linkId).executeTakeFirst()) ?? null;
}

export async function findLinkOfCode(db: GatewayDatabase, merchantId: number, code: string): Promise<LinkRow | null> {
  const link = await db
    .selectFrom('invitation_link')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('code', '=', code)
    .executeTakeFirst();
  return link ?? null;
}

export interface Lifetime {
  readonly note: string;
  readonly expiresAt: Date | null;
  readonly cap: number | null;
}

export interface NewLink extends Lifetime {
  readonly code: string;
  readonly kind: 'player' | 'agent';
  readonly offer: Terms;
}

/** Null if the code belongs to another link. */
export async function insertLink(
  trx: Transaction<Database>,
  { merchantId, memberId }: MemberKey,
  { code, kind, offer, note, expiresAt, cap }: NewLink,
  now: Date,
): Promise<LinkRow | null> {
  const added = await trx
    .insertInto('invitation_link')
    .values({
      merchant_id: merchantId,
      member_id: memberId,
      code,
      kind,
      rates: JSON.stringify(offer.rates),
      limits: offer.limits === null ? null : JSON.stringify(offer.limits),
      note,
      expires_at: expiresAt,
      cap,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['merchant_id', 'code']).doNothing())
    .returningAll()
    .executeTakeFirst();
  return added ?? null;
}

export async function countLinks(db: GatewayDatabase, { merchantId, memberId }: MemberKey): Promise<number> {
  const { links } = await db
    .selectFrom('invitation_link')
    .select(({ fn }) => fn.countAll<number>().as('links'))
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return links;
}

export async function updateLink(
  trx: Transaction<Database>,
  { merchant_id, id }: LinkRow,
  { note, expiresAt, cap, isPaused }: Lifetime & { readonly isPaused: boolean },
): Promise<LinkRow> {
  return trx
    .updateTable('invitation_link')
    .set({ note, expires_at: expiresAt, cap, is_paused: isPaused })
    .where('merchant_id', '=', merchant_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Counts one registration unless the link is paused, expired or full. Racing registrations never exceed the cap. */
export async function countRegistered(trx: Transaction<Database>, { merchant_id, id }: LinkRow, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('invitation_link')
    .set({ registered: sql`registered + 1` })
    .where('merchant_id', '=', merchant_id)
    .where('id', '=', id)
    .where('is_paused', '=', false)
    .where(({ or, eb }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .where(({ or, eb, ref }) => or([eb('cap', 'is', null), eb('registered', '<', ref('cap'))]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function insertInvited(
  trx: Transaction<Database>,
  { merchantId, memberId }: MemberKey,
  { linkId, subId }: { readonly linkId: number; readonly subId: string },
  now: Date,
): Promise<void> {
  await trx
    .insertInto('invited_member')
    .values({ merchant_id: merchantId, member_id: memberId, link_id: linkId, sub_id: subId, joined_at: now })
    .execute();
}

/** A visitor counts once per link. An unknown code counts nothing. */
export async function insertVisit(
  db: GatewayDatabase,
  merchantId: number,
  { code, visitor, subId }: { readonly code: string; readonly visitor: string; readonly subId: string },
  now: Date,
): Promise<void> {
  await db
    .insertInto('invitation_visit')
    .columns(['merchant_id', 'link_id', 'visitor', 'sub_id', 'opened_at'])
    .expression(({ selectFrom }) =>
      selectFrom('invitation_link')
        .select([
          'merchant_id',
          'id',
          sql<string>`${visitor}::uuid`.as('visitor'),
          sql<string>`${subId}::text`.as('sub_id'),
          sql<Date>`${now}::timestamptz`.as('opened_at'),
        ])
        .where('merchant_id', '=', merchantId)
        .where('code', '=', code),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
