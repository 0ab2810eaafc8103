import { sql } from 'kysely';
import type { GatewayDatabase } from '#database/schema.ts';

/** Fails when the database does not answer. */
export async function pingDatabase(db: GatewayDatabase): Promise<void> {
  await db.selectFrom('merchant').select('id').limit(1).execute();
}

interface StatusRow {
  readonly status: 0 | 1 | 2;
  readonly maintenance: boolean;
  readonly region_restriction: boolean;
  readonly end_time: Date | null;
}

export async function updateStatus(db: GatewayDatabase, merchantId: number, status: StatusRow): Promise<void> {
  await db.updateTable('merchant_status').set(status).where('merchant_id', '=', merchantId).execute();
}

/** True if it is new on the list. */
export async function insertBlockedNetwork(db: GatewayDatabase, merchantId: number, named: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('blocked_network')
    .values({ merchant_id: merchantId, network: networkIn(named) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows !== 0n;
}

/** True if it was on the list. */
export async function deleteBlockedNetwork(db: GatewayDatabase, merchantId: number, named: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('blocked_network')
    .where('merchant_id', '=', merchantId)
    .where('network', '=', networkIn(named))
    .executeTakeFirstOrThrow();
  return numDeletedRows !== 0n;
}

/** An address inside a network stands for the whole network. */
function networkIn(named: string) {
  return sql<string>`network(${named}::text::inet)`;
}
