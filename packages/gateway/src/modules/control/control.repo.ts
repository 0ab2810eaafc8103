import type { GatewayDatabase } from '../../database/schema.ts';

/** Fails when the database does not answer. */
export async function askForAnything(db: GatewayDatabase): Promise<void> {
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
