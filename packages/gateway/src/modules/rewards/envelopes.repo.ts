import type { Transaction } from 'kysely';
import type { Database, GatewayDatabase } from '#database/schema.ts';
import './rewards.schema.ts';

export interface Slice {
  readonly pot_id: number;
  readonly place: number;
  readonly amount: number;
}

/** The slices of the open pot, taken or not, in order. */
export async function listSlices(db: GatewayDatabase, merchantId: number, poolId: number) {
  return db
    .selectFrom('envelope_slice')
    .select(['pot_id', 'place', 'amount', 'ticket_id'])
    .where('merchant_id', '=', merchantId)
    .where('pot_id', '=', (eb) =>
      eb
        .selectFrom('envelope_pot')
        .select(({ fn }) => fn.max('id').as('id'))
        .where('merchant_id', '=', merchantId)
        .where('pool_id', '=', poolId),
    )
    .orderBy('place')
    .execute();
}

/** Locks the pool, so that its envelopes are opened one at a time. */
export async function lockEnvelopes(trx: Transaction<Database>, merchantId: number, poolId: number): Promise<void> {
  await trx.selectFrom('prize_pool').select('id').where('merchant_id', '=', merchantId).where('id', '=', poolId).forNoKeyUpdate().execute();
}

/** Opens a pot with these slices. */
export async function insertPot(
  trx: Transaction<Database>,
  {
    merchantId,
    poolId,
    amounts,
    now,
  }: { readonly merchantId: number; readonly poolId: number; readonly amounts: readonly number[]; readonly now: Date },
): Promise<Slice[]> {
  const { id } = await trx
    .insertInto('envelope_pot')
    .values({ merchant_id: merchantId, pool_id: poolId, total: amounts.reduce((sum, amount) => sum + amount, 0), opened_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const slices = amounts.map((amount, index) => ({ pot_id: id, place: index + 1, amount }));
  await trx
    .insertInto('envelope_slice')
    .values(slices.map((slice) => ({ merchant_id: merchantId, ...slice })))
    .execute();
  return slices;
}

export async function takeSlice(trx: Transaction<Database>, { pot_id, place }: Slice, ticketId: number): Promise<void> {
  await trx.updateTable('envelope_slice').set({ ticket_id: ticketId }).where('pot_id', '=', pot_id).where('place', '=', place).execute();
}
