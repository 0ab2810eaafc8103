import type { Selectable, Transaction } from 'kysely';
import type { Database, GatewayDatabase } from '#database/schema.ts';
import './payouts.schema.ts';

export type StoredPayout = Selectable<Database['payout']>;
export type NewPayout = Pick<
  StoredPayout,
  'merchant_id' | 'id' | 'withdrawal_id' | 'provider' | 'method' | 'unit' | 'amount' | 'ordered_at'
>;

/** Adds the next attempt to pay a withdrawal that the caller has locked. Fails while another may still be paid. */
export async function insertPayout(trx: Transaction<Database>, payout: NewPayout): Promise<void> {
  const { last } = await trx
    .selectFrom('payout')
    .select(({ fn }) => fn.max('attempt').as('last'))
    .where('merchant_id', '=', payout.merchant_id)
    .where('withdrawal_id', '=', payout.withdrawal_id)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('payout')
    .values({ ...payout, attempt: (last ?? 0) + 1, state: 'ordered' })
    .execute();
}

export async function findPayout(db: GatewayDatabase, merchantId: number, id: string): Promise<StoredPayout | undefined> {
  return db.selectFrom('payout').selectAll().where('merchant_id', '=', merchantId).where('id', '=', id).executeTakeFirst();
}

/** All attempts, oldest first. */
export async function listPayouts(db: GatewayDatabase, merchantId: number, withdrawalIds: readonly number[]): Promise<StoredPayout[]> {
  if (withdrawalIds.length === 0) return [];
  return db
    .selectFrom('payout')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('withdrawal_id', 'in', [...withdrawalIds])
    .orderBy('withdrawal_id')
    .orderBy('attempt')
    .execute();
}

/** The payout that the provider may still make. The caller has locked the withdrawal. */
export async function findLivePayout(
  trx: Transaction<Database>,
  { merchantId, withdrawalId }: { readonly merchantId: number; readonly withdrawalId: number },
): Promise<StoredPayout | undefined> {
  return trx
    .selectFrom('payout')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('withdrawal_id', '=', withdrawalId)
    .where('state', 'in', ['ordered', 'review'])
    .executeTakeFirst();
}

type Change = Partial<
  Pick<
    StoredPayout,
    | 'state'
    | 'asks'
    | 'provider_reference'
    | 'told_amount'
    | 'told_unit'
    | 'reason'
    | 'is_overpaid'
    | 'excess'
    | 'settled_at'
    | 'settled_by'
  >
>;

export async function updatePayout(
  trx: Transaction<Database>,
  { merchant_id, id }: Pick<StoredPayout, 'merchant_id' | 'id'>,
  change: Change,
): Promise<void> {
  await trx.updateTable('payout').set(change).where('merchant_id', '=', merchant_id).where('id', '=', id).execute();
}
