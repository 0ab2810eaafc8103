import { sql, type Transaction } from 'kysely';
import type { Database } from './schema.ts';

/** The database's time, plus some milliseconds. */
export async function readTime(trx: Transaction<Database>, ahead: number): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`SELECT clock_timestamp() AS now`.execute(trx);
  const [row] = rows;
  if (row === undefined) throw new Error('The database returned no time');
  return new Date(row.now.getTime() + ahead);
}
