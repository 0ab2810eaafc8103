import { sql } from 'kysely';
import type { GatewayDatabase } from '#database/schema.ts';

const monthsAhead = 3;

/**
 * Creates the partitions of the coming months before anything is written to them. Repeating it changes nothing.
 *
 * @param make the database function that creates the partitions of a month
 */
export async function makePartitions(db: GatewayDatabase, make: `make_${string}`, now: Date): Promise<void> {
  for (let ahead = 1; ahead <= monthsAhead; ahead++) {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1));
    await sql`SELECT ${sql.id(make)}(${month.toISOString().slice(0, 10)}::date)`.execute(db);
  }
}

export const makeLedgerPartitions = (db: GatewayDatabase, now: Date): Promise<void> => makePartitions(db, 'make_ledger_partitions', now);
