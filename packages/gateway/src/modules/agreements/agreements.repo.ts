import type { AgreementKind } from '@livery/contract/agreements';
import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Database, GatewayDatabase } from '#database/schema.ts';
import { keyset, readPage } from '#lists/keyset.ts';
import type { AgreementRow, EventRow, ProposalRow } from './agreement.repo.ts';

export interface Filter {
  readonly merchantId: number;
  /** The party whose agreements are listed, and its side. Null for the house, as upline. */
  readonly party: number | null;
  readonly side: 'upline' | 'downline';
  readonly kinds: readonly AgreementKind[];
  readonly state?: 'open' | 'active' | 'ended' | undefined;
  /** Only those with an open proposal by this side. */
  readonly by?: 'upline' | 'downline' | undefined;
  /** The other party. */
  readonly member?: number | undefined;
}

const states: Readonly<Record<'active' | 'ended', readonly string[]>> = {
  active: ['active', 'ending'],
  ended: ['rejected', 'withdrawn', 'terminated'],
};

const waitingFirst = keyset('agreements', 'desc', { 'row.waiting': 'integer', 'row.id': 'integer' });

/** @throws AppError INVALID_REQUEST for a cursor of another list */
export function listAgreements(
  db: GatewayDatabase,
  { merchantId, party, side, kinds, state, by, member }: Filter,
  at: Date,
  page: { readonly after?: string; readonly limit: number },
): Promise<{ items: AgreementRow[]; next: string | null }> {
  const [own, other] = side === 'upline' ? (['upline_id', 'member_id'] as const) : (['member_id', 'upline_id'] as const);
  const asked: RawBuilder<unknown>[] = [sql`merchant_id = ${merchantId}`, sql`kind = ANY (${[...kinds]}::text[])`];
  asked.push(party === null ? sql`upline_id IS NULL` : sql`${sql.ref(own)} = ${party}`);
  if (member !== undefined) asked.push(sql`${sql.ref(other)} = ${member}`);
  if (state === 'active' || state === 'ended') asked.push(sql`state = ANY (${[...states[state]]}::text[])`);
  const isOpen = sql`EXISTS (SELECT FROM agreement_proposal AS p
    WHERE p.agreement_id = agreement.id AND p.state = 'open' AND p.expires_at > ${at}::timestamptz)`;
  if (state === 'open') asked.push(isOpen);
  if (by !== undefined)
    asked.push(sql`EXISTS (SELECT FROM agreement_proposal AS p
      WHERE p.agreement_id = agreement.id AND p.state = 'open' AND p.expires_at > ${at}::timestamptz AND p.by_side = ${by})`);
  const rows = sql<AgreementRow & { waiting: number }>`(
    SELECT agreement.*, ${isOpen}::integer AS waiting FROM agreement WHERE ${sql.join(asked, sql` AND `)}
  )`;
  return readPage(db.selectFrom(rows.as('row')).selectAll(), waitingFirst, page);
}

export function listEvents(db: GatewayDatabase, merchantId: number, agreementId: number) {
  return db
    .selectFrom('agreement_event')
    .leftJoin('agreement_proposal', 'agreement_proposal.id', 'agreement_event.proposal_id')
    .selectAll('agreement_event')
    .select(['agreement_proposal.kind as proposal_kind', 'agreement_proposal.state as proposal_state'])
    .where('agreement_event.merchant_id', '=', merchantId)
    .where('agreement_event.agreement_id', '=', agreementId)
    .orderBy('agreement_event.id', 'desc')
    .execute();
}

export type ToldEvent = EventRow & {
  readonly proposal_kind: ProposalRow['kind'] | null;
  readonly proposal_state: ProposalRow['state'] | null;
};

/** Expired agreements that have not been ended. */
export async function listDue(db: GatewayDatabase, merchantId: number, at: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM agreement WHERE merchant_id = ${merchantId} AND state = 'ending' AND ends_at <= ${at}
    UNION SELECT agreement_id FROM agreement_proposal WHERE merchant_id = ${merchantId} AND state = 'open' AND expires_at <= ${at}
    ORDER BY 1`.execute(db);
  return rows.map(({ id }) => id);
}

/** Agreements that end within that time and have no notice yet. Locks them against a second notice. */
export function listEndingSoon(trx: Transaction<Database>, merchantId: number, at: Date, before: Date): Promise<AgreementRow[]> {
  return trx
    .selectFrom('agreement')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('state', '=', 'ending')
    .where('ends_at', '>', at)
    .where('ends_at', '<=', before)
    .where('warned_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
}
