import type { Transaction } from 'kysely';
import type { Database } from '#database/schema.ts';

/** False if the merchant has no such flag. */
export async function updateFlag(trx: Transaction<Database>, merchantId: number, modId: string, enabled: boolean): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('feature_node')
    .set({ enabled })
    .where('merchant_id', '=', merchantId)
    .where('mod_id', '=', modId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
