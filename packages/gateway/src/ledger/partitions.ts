import { sql } from 'kysely';
import type { GatewayDatabase } from '#database/schema.ts';

const monthsAhead = 3;

/** Makes the journal's partitions for the months to come, before anything is posted in them. Asked again, it changes nothing. */
export async function makePartitions(db: GatewayDatabase, now: Date): Promise<void> {
  for (let ahead = 1; ahead <= monthsAhead; ahead++) {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1));
    await sql`SELECT make_ledger_partitions(${month.toISOString().slice(0, 10)}::date)`.execute(db);
  }
}
