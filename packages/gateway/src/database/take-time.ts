import { sql, type Transaction } from 'kysely';
import type { Database } from './schema.ts';

const asked = /^SET LOCAL statement_timeout = (\d+)$/;

/** Raises the statement timeout of a transaction, in milliseconds. Requests have a few seconds. */
export async function takeTime(trx: Transaction<Database>, milliseconds: number): Promise<void> {
  await sql`SET LOCAL statement_timeout = ${sql.lit(milliseconds)}`.execute(trx);
}

/** The timeout that a statement of {@link takeTime} sets; null for other statements. */
export function timeAsked(statement: string): number | null {
  const [, milliseconds] = asked.exec(statement) ?? [];
  return milliseconds === undefined ? null : Number(milliseconds);
}
