import type { AgreementKind } from '@livery/contract/agreements';
import type { StatementKind, StatementSums } from '@livery/contract/proofs-statement';
import { sql } from 'kysely';
import type { MemberKey } from '#base/member-key.ts';
import type { GatewayDatabase } from '#database/schema.ts';
import type { LedgerTransaction } from '#ledger/accounts.ts';
import { keyset, readPage } from '#lists/keyset.ts';
import type { Period } from '#lists/period.ts';
import './statements.schema.ts';

export interface NewStatement extends StatementSums {
  readonly number: number;
  readonly member_id: number;
  readonly kind: StatementKind;
  readonly agreement_id: number | null;
  readonly position: number;
  readonly from_at: Date;
  readonly before_at: Date;
  readonly through_event: number;
  readonly issued_at: Date;
  readonly document: string;
  readonly hash: string;
  readonly previous: string | null;
}

/** The last number used, and the last event of the merchant's settlements. */
export async function findLatest(trx: LedgerTransaction, merchantId: number): Promise<{ readonly number: number; readonly event: number }> {
  const { rows } = await sql<{ number: number; event: number }>`SELECT
    (SELECT COALESCE(max(number), 0) FROM statement WHERE merchant_id = ${merchantId}) AS number,
    (SELECT COALESCE(max(id), 0) FROM commission_event) AS event`.execute(trx);
  return rows[0] ?? { number: 0, event: 0 };
}

export async function insertStatements(trx: LedgerTransaction, merchantId: number, statements: readonly NewStatement[]): Promise<void> {
  if (statements.length === 0) return;
  await trx
    .insertInto('statement')
    .values(statements.map((statement) => ({ merchant_id: merchantId, ...statement })))
    .execute();
}

export interface StatementRow extends StatementSums {
  readonly id: number;
  readonly number: number;
  readonly kind: StatementKind;
  readonly agreement_id: number | null;
  readonly agreement_kind: AgreementKind | null;
  readonly from_at: Date;
  readonly before_at: Date;
  readonly position: number;
  readonly hash: string;
}

export interface StatementFilter {
  readonly kind?: StatementKind | undefined;
  readonly agreement?: number | undefined;
  /** Null for all time. */
  readonly period: Period | null;
}

const latestFirst = keyset('statements', 'desc', { 'own.before_at': 'instant', 'own.id': 'integer' });

export async function listStatements(
  db: GatewayDatabase,
  { merchantId, memberId }: MemberKey,
  { kind, agreement, period }: StatementFilter,
  page: { after?: string; limit: number },
): Promise<{ items: StatementRow[]; next: string | null }> {
  let query = db
    .selectFrom('statement as own')
    .leftJoin('agreement', 'agreement.id', 'own.agreement_id')
    .select(['own.id', 'own.number', 'own.kind', 'own.agreement_id', 'agreement.kind as agreement_kind', 'own.from_at', 'own.before_at'])
    .select(['own.position', 'own.hash', 'own.opening', 'own.lines', 'own.adjustments', 'own.paid', 'own.closing'])
    .where('own.merchant_id', '=', merchantId)
    .where('own.member_id', '=', memberId);
  if (kind !== undefined) query = query.where('own.kind', '=', kind);
  if (agreement !== undefined) query = query.where('own.agreement_id', '=', agreement);
  if (period !== null) query = query.where('own.before_at', '>', period.from).where('own.before_at', '<=', period.before);
  return readPage(query, latestFirst, page);
}

export async function findStatement(
  db: GatewayDatabase,
  { merchantId, memberId }: MemberKey,
  number: number,
): Promise<{ readonly document: string; readonly hash: string } | null> {
  const row = await db
    .selectFrom('statement')
    .select(['document', 'hash'])
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('number', '=', number)
    .executeTakeFirst();
  return row ?? null;
}

/** A statement of a merchant by its hash, with the number of the one that follows it. */
export async function findByHash(
  db: GatewayDatabase,
  merchantId: number,
  hash: string,
): Promise<(Pick<StatementRow, 'number' | 'kind' | 'from_at' | 'before_at' | 'position'> & { readonly next: number | null }) | null> {
  const row = await db
    .selectFrom('statement as own')
    .leftJoin('statement as follower', (join) =>
      join.onRef('follower.merchant_id', '=', 'own.merchant_id').onRef('follower.previous', '=', 'own.hash'),
    )
    .select(['own.number', 'own.kind', 'own.from_at', 'own.before_at', 'own.position', 'follower.number as next'])
    .where('own.merchant_id', '=', merchantId)
    .where('own.hash', '=', hash)
    .executeTakeFirst();
  return row ?? null;
}
