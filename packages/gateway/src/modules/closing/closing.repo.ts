import { sql, type Transaction } from 'kysely';
import type { Database, GatewayDatabase } from '#database/schema.ts';
import type { MemberKey } from '#base/member-key.ts';
import '../deposits/deposits.schema.ts';
import '../bets/bets.schema.ts';
import '../withdrawals/withdrawals.schema.ts';
import './closing.schema.ts';

/** Their sum in minor units, and their number. */
export interface OnItsWay {
  readonly count: number;
  readonly amount: number;
}

const summed = [sql<number>`count(*)::bigint`.as('count'), sql<number>`COALESCE(sum(amount), 0)::bigint`.as('amount')] as const;

/** Unfinished withdrawals: requested, paid but not confirmed, or disputed. */
export async function sumWithdrawals(db: GatewayDatabase, { merchantId, memberId }: MemberKey): Promise<OnItsWay> {
  return db
    .selectFrom('withdrawal')
    .select([...summed])
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('state', 'in', ['requested', 'reviewing', 'approved', 'paid', 'receivedPartial', 'notReceived'])
    .executeTakeFirstOrThrow();
}

/** Deposits that may still be paid. */
export async function sumDeposits(db: GatewayDatabase, { merchantId, memberId }: MemberKey): Promise<OnItsWay> {
  return db
    .selectFrom('deposit')
    .select([...summed])
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('state', 'in', ['created', 'pending', 'review'])
    .executeTakeFirstOrThrow();
}

/** Unsettled stakes. */
export async function sumOpenBets(db: GatewayDatabase, { memberId }: MemberKey, unit: string): Promise<OnItsWay> {
  return db
    .selectFrom('bet')
    .select([sql<number>`count(*)::bigint`.as('count'), sql<number>`COALESCE(sum(stake), 0)::bigint`.as('amount')])
    .where('member_id', '=', memberId)
    .where('unit', '=', unit)
    .where('settled_at', 'is', null)
    .executeTakeFirstOrThrow();
}

/** Whether open accounts exist below an agent's. */
export async function hasTeam(db: GatewayDatabase, { merchantId, memberId }: MemberKey): Promise<boolean> {
  const row = await db
    .selectFrom('member')
    .select('id')
    .where('merchant_id', '=', merchantId)
    .where('parent_id', '=', memberId)
    .where('state', '=', 'active')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether it was open until now. */
export async function closeMember(trx: Transaction<Database>, { merchantId, memberId }: MemberKey, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('member')
    .set({ state: 'closed' })
    .where('merchant_id', '=', merchantId)
    .where('id', '=', memberId)
    .where('state', '=', 'active')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await trx.insertInto('member_closing').values({ merchant_id: merchantId, member_id: memberId, closed_at: now }).execute();
  return true;
}

/** Reopens the account. False once the member's data has been erased. */
export async function withdrawClosing(trx: Transaction<Database>, { merchantId, memberId }: MemberKey): Promise<boolean> {
  const closings = trx.deleteFrom('member_closing').where('merchant_id', '=', merchantId).where('member_id', '=', memberId);
  const deleted = await closings.returning('erased_at').executeTakeFirst();
  return deleted === undefined || deleted.erased_at === null;
}

/** Members whose data is due for erasure, some at a time. */
export async function listDue(db: GatewayDatabase, merchantId: number, closedBefore: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('member_closing')
    .select('member_id')
    .where('merchant_id', '=', merchantId)
    .where('closed_at', '<=', closedBefore)
    .where('erased_at', 'is', null)
    .orderBy('closed_at')
    .limit(200)
    .execute();
  return rows.map(({ member_id }) => member_id);
}

/** Claims the erasure. False if it is already claimed. */
export async function takeDue(trx: Transaction<Database>, { merchantId, memberId }: MemberKey, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('member_closing')
    .set({ erased_at: now })
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Every member of a merchant who closed the account and whose data still exists. */
export async function reopenAll(trx: Transaction<Database>, merchantId: number): Promise<void> {
  const closings = trx.deleteFrom('member_closing').where('merchant_id', '=', merchantId).where('erased_at', 'is', null);
  const ids = (await closings.returning('member_id').execute()).map(({ member_id }) => member_id);
  if (ids.length > 0) await trx.updateTable('member').set({ state: 'active' }).where('id', 'in', ids).execute();
}
