import { sql } from 'kysely';
import type { GatewayDatabase } from '#database/schema.ts';

const monthsAhead = 3;

/**
 * Makes the partitions of the coming months before anything is written to them. A repeated run changes nothing.
 *
 * @param make the database function that makes the partitions of a month
 */
export async function makePartitions(db: GatewayDatabase, make: `make_${string}`, now: Date): Promise<void> {
  for (let ahead = 1; ahead <= monthsAhead; ahead++) {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1));
    await sql`SELECT ${sql.id(make)}(${month.toISOString().slice(0, 10)}::date)`.execute(db);
  }
}

export const makeLedgerPartitions = (db: GatewayDatabase, now: Date): Promise<void> => makePartitions(db, 'make_ledger_partitions', now);
