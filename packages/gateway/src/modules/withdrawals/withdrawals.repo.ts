import type { Actor } from '#ledger/facts.ts';
import type { WithdrawalState } from '@livery/contract/withdrawal-states';
import { sql, type RawBuilder, type Selectable, type Transaction } from 'kysely';
import type { Database, GatewayDatabase } from '#database/schema.ts';
import { AppError } from '#base/app-error.ts';
import type { MemberKey } from '#base/member-key.ts';
import { keyset, readPage } from '#lists/keyset.ts';
import '../payment-accounts/payment-accounts.schema.ts';
import type { Period } from '#lists/period.ts';
import './withdrawals.schema.ts';

export type StoredWithdrawal = Selectable<Database['withdrawal']>;
export type StoredMethod = Selectable<Database['withdrawal_method']>;
export type StoredStep = Selectable<Database['withdrawal_step']>;

export interface WithdrawalKey {
  readonly merchantId: number;
  readonly withdrawalId: number;
}

interface PageQuery {
  readonly after?: string;
  readonly limit: number;
}

const newestFirst = keyset('withdrawals', 'desc', { 'withdrawal.id': 'integer' });

/** Selects a member's withdrawals. */
export interface WithdrawalFilter extends MemberKey {
  readonly period: Period | null;
  readonly states: readonly WithdrawalState[];
  readonly withdrawalId?: number | undefined;
}

/** A member's withdrawals with their payout accounts, newest first. */
export async function listOwn(db: GatewayDatabase, filter: WithdrawalFilter, page: PageQuery) {
  return readPage(withAccounts(db, filter.merchantId).where(isWithin(filter)), newestFirst, page);
}

/** `paid` excludes refunds: of a refunded withdrawal, only the received part counts. */
export async function sumOwn(db: GatewayDatabase, filter: WithdrawalFilter): Promise<{ count: number; amount: number; paid: number }> {
  const arrived = sql`CASE withdrawal.state WHEN 'refunded' THEN COALESCE(withdrawal.received, 0) ELSE withdrawal.amount - withdrawal.fee END`;
  return db
    .selectFrom('withdrawal')
    .where('withdrawal.merchant_id', '=', filter.merchantId)
    .where(isWithin(filter))
    .select([
      sql<number>`count(*)`.as('count'),
      sql<number>`COALESCE(sum(withdrawal.amount), 0)::bigint`.as('amount'),
      sql<number>`COALESCE(sum(${arrived}) FILTER (WHERE withdrawal.receipt_due_at IS NOT NULL), 0)::bigint`.as('paid'),
    ])
    .executeTakeFirstOrThrow();
}

/** Its first step is the time of the request. */
function isWithin({ memberId, period, states, withdrawalId }: WithdrawalFilter): RawBuilder<boolean> {
  const own = sql`withdrawal.member_id = ${memberId} AND withdrawal.state = ANY (${[...states]}::text[])`;
  const one = withdrawalId === undefined ? sql`` : sql` AND withdrawal.id = ${withdrawalId}`;
  if (period === null) return sql<boolean>`${own}${one}`;
  return sql<boolean>`${own}${one} AND EXISTS (SELECT FROM withdrawal_step step WHERE step.merchant_id = withdrawal.merchant_id
    AND step.withdrawal_id = withdrawal.id AND step.position = 1 AND step.at >= ${period.from} AND step.at < ${period.before})`;
}

export async function findWithAccount(db: GatewayDatabase, { merchantId, withdrawalId }: WithdrawalKey) {
  return withAccounts(db, merchantId).where('withdrawal.id', '=', withdrawalId).executeTakeFirstOrThrow();
}

/** The full payout account of a withdrawal. @throws AppError NOT_FOUND */
export async function findDestination(db: GatewayDatabase, { merchantId, withdrawalId }: WithdrawalKey) {
  const row = await withAccounts(db, merchantId)
    .select(['payment_account.branch', 'payment_account.holder', 'payment_account.pix_key_kind'])
    .where('withdrawal.id', '=', withdrawalId)
    .executeTakeFirst();
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row;
}

function withAccounts(db: GatewayDatabase, merchantId: number) {
  return db
    .selectFrom('withdrawal')
    .innerJoin('payment_account', (join) =>
      join.onRef('payment_account.id', '=', 'account_id').onRef('payment_account.merchant_id', '=', 'withdrawal.merchant_id'),
    )
    .selectAll('withdrawal')
    .select(['payment_account.kind', 'payment_account.institution', 'payment_account.number'])
    .where('withdrawal.merchant_id', '=', merchantId);
}

/** In order. */
export async function listSteps(db: GatewayDatabase, merchantId: number, withdrawalIds: readonly number[]): Promise<StoredStep[]> {
  if (withdrawalIds.length === 0) return [];
  return db
    .selectFrom('withdrawal_step')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('withdrawal_id', 'in', [...withdrawalIds])
    .orderBy('withdrawal_id')
    .orderBy('position')
    .execute();
}

export async function listMethods(db: GatewayDatabase, merchantId: number): Promise<StoredMethod[]> {
  return db.selectFrom('withdrawal_method').selectAll().where('merchant_id', '=', merchantId).execute();
}

/** Adds a method unless the merchant has its own. */
export async function addMethod(trx: Transaction<Database>, method: StoredMethod): Promise<void> {
  await trx
    .insertInto('withdrawal_method')
    .values(method)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function insertWithdrawal(
  trx: Transaction<Database>,
  withdrawal: Pick<StoredWithdrawal, 'merchant_id' | 'member_id' | 'account_id' | 'unit' | 'amount' | 'fee' | 'receipt_minutes'>,
): Promise<StoredWithdrawal> {
  return trx
    .insertInto('withdrawal')
    .values({ ...withdrawal, state: 'requested' })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Locks a withdrawal until the transaction ends. Null if the merchant has no such number. */
export async function lockWithdrawal(
  trx: Transaction<Database>,
  { merchantId, withdrawalId }: WithdrawalKey,
): Promise<StoredWithdrawal | null> {
  const row = await trx
    .selectFrom('withdrawal')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('id', '=', withdrawalId)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export type WithdrawalChange = Partial<Pick<StoredWithdrawal, 'reason' | 'receipt_due_at' | 'received' | 'refunded'>>;

export async function updateWithdrawal(
  trx: Transaction<Database>,
  { merchant_id, id }: StoredWithdrawal,
  change: WithdrawalChange & { readonly state: WithdrawalState },
): Promise<StoredWithdrawal> {
  return trx
    .updateTable('withdrawal')
    .set(change)
    .where('merchant_id', '=', merchant_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Adds a step. The caller has locked the withdrawal. */
export async function addStep(
  trx: Transaction<Database>,
  { merchant_id, id, state }: StoredWithdrawal,
  { at, actor }: { readonly at: Date; readonly actor: Actor },
): Promise<void> {
  const { last } = await trx
    .selectFrom('withdrawal_step')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('merchant_id', '=', merchant_id)
    .where('withdrawal_id', '=', id)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('withdrawal_step')
    .values({ merchant_id, withdrawal_id: id, position: (last ?? 0) + 1, state, at, actor })
    .execute();
}

export interface QueueQuery extends PageQuery {
  readonly states: readonly WithdrawalState[];
  /** A member's account name. */
  readonly account: string | undefined;
}

const oldestFirst = keyset('desk-withdrawals', 'asc', { 'withdrawal.id': 'integer' });

/** The desk's queue with all details of the payment, oldest first. */
export async function listQueue(db: GatewayDatabase, merchantId: number, { states, account, ...page }: QueueQuery) {
  let queue = withAccounts(db, merchantId)
    .innerJoin('member', 'member.id', 'withdrawal.member_id')
    .select(['member.username', 'payment_account.branch', 'payment_account.holder', 'payment_account.pix_key_kind'])
    .where('withdrawal.state', 'in', [...states]);
  if (account !== undefined) queue = queue.where('member.username', '=', account.toLowerCase());
  return readPage(queue, oldestFirst, page);
}

/** Numbers of the withdrawals that hold money. */
export async function listHolding(db: GatewayDatabase, merchantId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('withdrawal')
    .select('id')
    .where('merchant_id', '=', merchantId)
    .where('state', 'in', ['requested', 'reviewing', 'approved'])
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
