import type { Selectable, Transaction } from 'kysely';
import type { Database, GatewayDatabase } from '#database/schema.ts';
import './withdrawal-holds.schema.ts';
import type { MemberKey } from '#base/member-key.ts';

export type StoredHold = Pick<Selectable<Database['withdrawal_hold']>, 'account_id' | 'reason' | 'until'>;

export async function insertHold(trx: Transaction<Database>, { merchantId, memberId }: MemberKey, hold: StoredHold): Promise<void> {
  await trx
    .insertInto('withdrawal_hold')
    .values({ merchant_id: merchantId, member_id: memberId, ...hold })
    .execute();
}

/** Current holds, longest first. */
export async function listHolds(db: GatewayDatabase, { merchantId, memberId }: MemberKey, now: Date): Promise<StoredHold[]> {
  return db
    .selectFrom('withdrawal_hold')
    .select(['account_id', 'reason', 'until'])
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('until', '>', now)
    .orderBy('until', 'desc')
    .execute();
}

export async function deletePastHolds(trx: Transaction<Database>, key: MemberKey, now: Date): Promise<void> {
  await holdsOf(trx, key).where('until', '<=', now).execute();
}

/** The number ended early. */
export async function endHolds(trx: Transaction<Database>, key: MemberKey, now: Date): Promise<number> {
  const { numDeletedRows } = await holdsOf(trx, key).where('until', '>', now).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

export async function deleteAllHolds(trx: Transaction<Database>, merchantId: number): Promise<void> {
  await trx.deleteFrom('withdrawal_hold').where('merchant_id', '=', merchantId).execute();
}

function holdsOf(trx: Transaction<Database>, { merchantId, memberId }: MemberKey) {
  return trx.deleteFrom('withdrawal_hold').where('merchant_id', '=', merchantId).where('member_id', '=', memberId);
}
