import { sql, type RawBuilder, type Selectable, type Transaction } from 'kysely';
import type { Database, GatewayDatabase } from '#database/schema.ts';
import type { CreatedPayment } from '#ports/payments/payment-provider.ts';
import { keyset, readPage } from '#lists/keyset.ts';
import type { Period } from '#lists/period.ts';
import './deposits.schema.ts';

export type DepositRow = Selectable<Database['deposit']>;

export interface NewDeposit {
  readonly merchantId: number;
  readonly id: string;
  readonly memberId: number;
  readonly provider: string;
  readonly method: string;
  readonly kind: DepositRow['kind'];
  readonly unit: string;
  readonly amount: number;
  readonly feeRate: number;
  readonly returnTo: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export async function insertDeposit(trx: Transaction<Database>, deposit: NewDeposit): Promise<void> {
  const { merchantId, id, memberId, provider, method, kind, unit, amount, feeRate, returnTo, createdAt, expiresAt } = deposit;
  await trx
    .insertInto('deposit')
    .values({
      merchant_id: merchantId,
      id,
      member_id: memberId,
      provider,
      method,
      kind,
      unit,
      amount,
      fee_rate: feeRate,
      state: 'created',
      return_to: returnTo,
      created_at: createdAt,
      expires_at: expiresAt,
    })
    .execute();
}

/** Records a second payment for a deposit as a separate deposit. */
export async function insertRepeated(
  trx: Transaction<Database>,
  first: DepositRow,
  { id, amount, unit, now }: { readonly id: string; readonly amount: number; readonly unit: string; readonly now: Date },
): Promise<DepositRow> {
  const { merchant_id, member_id, provider, method, kind, fee_rate, provider_reference } = first;
  return trx
    .insertInto('deposit')
    .values({
      merchant_id,
      id,
      member_id,
      provider,
      method,
      kind,
      fee_rate,
      provider_reference,
      unit: first.unit,
      amount,
      state: 'review',
      paid_amount: amount,
      paid_unit: unit,
      repeats: first.id,
      created_at: now,
      expires_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function findDeposit(db: GatewayDatabase, merchantId: number, id: string): Promise<DepositRow | undefined> {
  return db.selectFrom('deposit').selectAll().where('merchant_id', '=', merchantId).where('id', '=', id).executeTakeFirst();
}

/** Locks it against concurrent changes. */
export async function lockDeposit(trx: Transaction<Database>, merchantId: number, id: string): Promise<DepositRow | undefined> {
  return trx.selectFrom('deposit').selectAll().where('merchant_id', '=', merchantId).where('id', '=', id).forUpdate().executeTakeFirst();
}

const newestFirst = keyset('deposits', 'desc', { 'deposit.number': 'integer' });

/** Selects some of a member's deposits. */
export interface DepositFilter {
  readonly memberId: number;
  readonly period: Period | null;
  readonly states: readonly DepositRow['state'][] | null;
}

export async function listDeposits(db: GatewayDatabase, filter: DepositFilter, page: { readonly after?: string; readonly limit: number }) {
  return readPage(db.selectFrom('deposit').selectAll('deposit').where(isWithin(filter)), newestFirst, page);
}

export async function sumDeposits(db: GatewayDatabase, filter: DepositFilter): Promise<{ count: number; credited: number }> {
  const credited = sql`paid_amount - div(paid_amount::numeric * fee_rate, 1000000)`;
  return db
    .selectFrom('deposit')
    .where(isWithin(filter))
    .select([
      sql<number>`count(*)`.as('count'),
      sql<number>`COALESCE(sum(${credited}) FILTER (WHERE state = 'succeeded'), 0)::bigint`.as('credited'),
    ])
    .executeTakeFirstOrThrow();
}

function isWithin({ memberId, period, states }: DepositFilter): RawBuilder<boolean> {
  const own = sql<boolean>`deposit.member_id = ${memberId}`;
  const then = period === null ? sql`` : sql` AND deposit.created_at >= ${period.from} AND deposit.created_at < ${period.before}`;
  return sql<boolean>`${own}${then}${states === null ? sql`` : sql` AND deposit.state = ANY (${[...states]}::text[])`}`;
}

type Change = Partial<Pick<DepositRow, 'state' | 'paid_amount' | 'paid_unit' | 'txn_id' | 'reason' | 'settled_at'>>;

export async function updateDeposit(trx: Transaction<Database>, { merchant_id, id }: DepositRow, change: Change): Promise<DepositRow> {
  return trx
    .updateTable('deposit')
    .set(change)
    .where('merchant_id', '=', merchant_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Stores the provider's answer. Undefined if another request was faster or the deposit has ended. */
export async function notePayment(
  trx: Transaction<Database>,
  { merchant_id, id }: DepositRow,
  { providerReference, payBy }: CreatedPayment,
  expiresAt: Date,
): Promise<DepositRow | undefined> {
  return trx
    .updateTable('deposit')
    .set({
      state: 'pending',
      provider_reference: providerReference,
      pay_by_kind: payBy?.kind ?? null,
      pay_by: payBy?.value ?? null,
      expires_at: expiresAt,
    })
    .where('merchant_id', '=', merchant_id)
    .where('id', '=', id)
    .where('provider_reference', 'is', null)
    .where('state', 'in', ['created', 'pending'])
    .returningAll()
    .executeTakeFirst();
}

/** Ends a deposit that waits for its payment. Undefined if it did not. */
export async function endWaiting(
  trx: Transaction<Database>,
  {
    merchantId,
    id,
    state,
    now,
  }: { readonly merchantId: number; readonly id: string; readonly state: 'failed' | 'expired'; readonly now: Date },
): Promise<DepositRow | undefined> {
  let waiting = trx
    .updateTable('deposit')
    .set({ state, settled_at: now })
    .where('merchant_id', '=', merchantId)
    .where('id', '=', id)
    .where('state', 'in', ['created', 'pending']);
  if (state === 'expired') waiting = waiting.where('expires_at', '<=', now);
  return waiting.returningAll().executeTakeFirst();
}
