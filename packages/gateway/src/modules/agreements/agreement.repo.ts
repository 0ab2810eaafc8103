import type { AgreementKind, AgreementState, ProposalKind, ProposalState, Side } from '@livery/contract/agreements';
import type { Terms } from '@livery/contract/commission-terms';
import { memberTypes } from '@livery/contract/member-types';
import { sql, type Selectable, type Transaction } from 'kysely';
import type { MemberKey } from '#base/member-key.ts';
import type { Actor } from '#ledger/facts.ts';
import type { Database, GatewayDatabase } from '#database/schema.ts';
import './agreements.schema.ts';

export type AgreementRow = Selectable<Database['agreement']>;
export type VersionRow = Selectable<Database['agreement_version']>;
export type ProposalRow = Selectable<Database['agreement_proposal']>;
export type EventRow = Selectable<Database['agreement_event']>;

/** An agreement that has not ended. */
export const living: readonly AgreementState[] = ['requested', 'active', 'ending'];

/** A downline's agreements with its upline or the house. */
export interface Bond {
  readonly merchantId: number;
  readonly kind: AgreementKind;
  readonly memberId: number;
  /** Null for the house. */
  readonly uplineId: number | null;
}

function ofMerchant(db: GatewayDatabase, merchantId: number) {
  return db.selectFrom('agreement').selectAll('agreement').where('agreement.merchant_id', '=', merchantId);
}

export async function findAgreement(db: GatewayDatabase, merchantId: number, id: number): Promise<AgreementRow | null> {
  return (await ofMerchant(db, merchantId).where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Locks it until the transaction ends. */
export async function lockAgreement(trx: Transaction<Database>, merchantId: number, id: number): Promise<AgreementRow | null> {
  return (await ofMerchant(trx, merchantId).where('id', '=', id).forUpdate().executeTakeFirst()) ?? null;
}

/**
 * A member's own terms of a kind, unless they have ended, locked until the transaction ends so that nobody changes them
 * or agrees on anything below them. If you lock several, go down the tree to avoid deadlocks.
 */
export async function holdLiving(
  trx: Transaction<Database>,
  { merchantId, kind, memberId }: Omit<Bond, 'uplineId'>,
): Promise<AgreementRow | null> {
  const row = await ofMerchant(trx, merchantId)
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('state', 'in', living)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Whether a member has an agreement or proposal with an upline that it would lose by moving below `parentId`. */
export async function isBound(db: GatewayDatabase, { merchantId, memberId }: MemberKey, parentId: number | null): Promise<boolean> {
  const bound = await ofMerchant(db, merchantId)
    .innerJoin('member', 'member.id', 'agreement.member_id')
    .where('agreement.member_id', '=', memberId)
    .where('agreement.state', 'in', living)
    .where(
      ({ ref }) => sql<boolean>`${ref('upline_id')} IS DISTINCT FROM
        CASE WHEN ${ref('member.type')} IN (${memberTypes.agent}, ${memberTypes.subAgent}) THEN NULL ELSE ${parentId}::bigint END`,
    )
    .limit(1)
    .executeTakeFirst();
  return bound !== undefined;
}

/** The same without a lock. */
export async function findLiving(
  db: GatewayDatabase,
  { merchantId, kind, memberId }: Omit<Bond, 'uplineId'>,
): Promise<AgreementRow | null> {
  const row = await ofMerchant(db, merchantId)
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('state', 'in', living)
    .executeTakeFirst();
  return row ?? null;
}

/** Current agreements of direct downlines with an agent. All kinds if omitted. */
export function listLivingBelow(
  db: GatewayDatabase,
  { merchantId, uplineId, kind }: { readonly merchantId: number; readonly uplineId: number; readonly kind?: AgreementKind },
): Promise<AgreementRow[]> {
  const rows = ofMerchant(db, merchantId).where('upline_id', '=', uplineId).where('state', 'in', living).orderBy('id');
  return (kind === undefined ? rows : rows.where('kind', '=', kind)).execute();
}

/** Null if the member has a current agreement of the kind. */
export async function insertAgreement(
  trx: Transaction<Database>,
  { merchantId, kind, memberId, uplineId }: Bond,
  at: Date,
): Promise<AgreementRow | null> {
  const row = await trx
    .insertInto('agreement')
    .values({ merchant_id: merchantId, kind, member_id: memberId, upline_id: uplineId, state: 'requested', created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

export async function updateState(
  trx: Transaction<Database>,
  { merchant_id, id }: AgreementRow,
  state: AgreementState,
  endsAt: Date | null = null,
): Promise<void> {
  await trx.updateTable('agreement').set({ state, ends_at: endsAt }).where('merchant_id', '=', merchant_id).where('id', '=', id).execute();
}

/** Versions of these agreements, oldest first. */
export function listVersions(db: GatewayDatabase, merchantId: number, agreementIds: readonly number[]): Promise<VersionRow[]> {
  return db
    .selectFrom('agreement_version')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where(sql<boolean>`agreement_id = ANY (${[...agreementIds]}::bigint[])`)
    .orderBy('agreement_id')
    .orderBy('number')
    .execute();
}

export interface NewVersion {
  readonly terms: Terms;
  readonly hash: string;
  readonly startsAt: Date;
  readonly acceptedAt: Date;
}

/** Ends the previous terms at the instant when these begin. */
export async function insertVersion(
  trx: Transaction<Database>,
  agreement: AgreementRow,
  { terms, hash, startsAt, acceptedAt }: NewVersion,
): Promise<void> {
  const { merchant_id, id } = agreement;
  await endVersions(trx, agreement, startsAt);
  const before = await trx
    .selectFrom('agreement_version')
    .select(({ fn }) => fn.max('number').as('number'))
    .where('agreement_id', '=', id)
    .executeTakeFirst();
  const number = (before?.number ?? 0) + 1;
  await trx
    .insertInto('agreement_version')
    .values({ merchant_id, agreement_id: id, number, terms: JSON.stringify(terms), hash, starts_at: startsAt, accepted_at: acceptedAt })
    .execute();
}

/** Ends an agreement's terms. Terms that would begin later never apply. */
export async function endVersions(trx: Transaction<Database>, { merchant_id, id }: AgreementRow, at: Date): Promise<void> {
  await trx
    .updateTable('agreement_version')
    .set({ ends_at: sql<Date>`greatest(starts_at, ${at}::timestamptz)` })
    .where('merchant_id', '=', merchant_id)
    .where('agreement_id', '=', id)
    .where(({ or, eb }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', at)]))
    .execute();
}

export async function findOpenProposal(db: GatewayDatabase, { merchant_id, id }: AgreementRow): Promise<ProposalRow | null> {
  const row = await db
    .selectFrom('agreement_proposal')
    .selectAll()
    .where('merchant_id', '=', merchant_id)
    .where('agreement_id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return row ?? null;
}

/** Open proposals of these agreements. */
export function listOpenProposals(db: GatewayDatabase, merchantId: number, agreementIds: readonly number[]): Promise<ProposalRow[]> {
  return db
    .selectFrom('agreement_proposal')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('state', '=', 'open')
    .where(sql<boolean>`agreement_id = ANY (${[...agreementIds]}::bigint[])`)
    .execute();
}

export interface NewProposal {
  readonly kind: ProposalKind;
  readonly by: Side;
  readonly at: Date;
  readonly expiresAt: Date;
  /** Null for an end. */
  readonly offered: { readonly terms: Terms; readonly hash: string } | null;
  readonly reason: string;
}

export async function insertProposal(
  trx: Transaction<Database>,
  { merchant_id, id }: AgreementRow,
  { kind, by, at, expiresAt, offered, reason }: NewProposal,
): Promise<ProposalRow> {
  return trx
    .insertInto('agreement_proposal')
    .values({
      merchant_id,
      agreement_id: id,
      kind,
      by_side: by,
      proposed_at: at,
      expires_at: expiresAt,
      terms: offered === null ? null : JSON.stringify(offered.terms),
      hash: offered?.hash ?? null,
      reason,
      state: 'open',
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function closeProposal(
  trx: Transaction<Database>,
  { merchant_id, id }: ProposalRow,
  state: Exclude<ProposalState, 'open'>,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('agreement_proposal')
    .set({ state, closed_at: at })
    .where('merchant_id', '=', merchant_id)
    .where('id', '=', id)
    .where('state', '=', 'open')
    .execute();
}

export interface NewEvent {
  readonly at: Date;
  readonly actor: Actor;
  readonly person?: string | undefined;
  readonly side: EventRow['side'];
  readonly action: EventRow['action'];
  readonly proposalId: number | null;
  readonly reason: string;
}

export async function insertEvent(
  trx: Transaction<Database>,
  { merchant_id, id }: AgreementRow,
  { at, actor, person = '', side, action, proposalId, reason }: NewEvent,
): Promise<void> {
  await trx
    .insertInto('agreement_event')
    .values({ merchant_id, agreement_id: id, at, actor, person, side, action, proposal_id: proposalId, reason })
    .execute();
}

export async function markWarned(trx: Transaction<Database>, merchantId: number, ids: readonly number[], at: Date): Promise<void> {
  await trx
    .updateTable('agreement')
    .set({ warned_at: at })
    .where('merchant_id', '=', merchantId)
    .where(sql<boolean>`id = ANY (${[...ids]}::bigint[])`)
    .execute();
}

/** Current agreements of several members with their uplines or the house. */
export function listLivingOfMembers(db: GatewayDatabase, merchantId: number, memberIds: readonly number[]): Promise<AgreementRow[]> {
  return ofMerchant(db, merchantId)
    .where(sql<boolean>`member_id = ANY (${[...memberIds]}::bigint[])`)
    .where('state', 'in', living)
    .orderBy('id')
    .execute();
}
