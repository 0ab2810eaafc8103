import { sql, type Kysely } from 'kysely';
import type { Database } from '../../src/database/schema.ts';

/**
 * Sets how deep a merchant's trees may be, even if they are deeper already. The database refuses that, and an agent at
 * the full depth would otherwise need another tree.
 */
export async function setTreeDepth(owner: Kysely<Database>, merchantId: number, depth: number): Promise<void> {
  await owner.transaction().execute(async (trx) => {
    await sql`ALTER TABLE merchant DISABLE TRIGGER tree_depth_fits`.execute(trx);
    await trx.updateTable('merchant').set({ tree_depth: depth }).where('id', '=', merchantId).execute();
    await sql`ALTER TABLE merchant ENABLE TRIGGER tree_depth_fits`.execute(trx);
  });
}
