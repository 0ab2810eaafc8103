import { sql } from 'kysely';
import type { GatewayDatabase } from './schema.ts';

/** The time by the database's clock, which all gateways share, plus some milliseconds. */
export async function readTime(db: GatewayDatabase, ahead = 0): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`SELECT clock_timestamp() AS now`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('The database returned no time');
  return new Date(row.now.getTime() + ahead);
}
