import { sql, type Transaction } from 'kysely';
import type { Database } from './schema.ts';

const asked = /^SET LOCAL statement_timeout = (\d+)$/;

/** Lets the statements of a transaction take so many milliseconds from now on, where a request has fewer seconds. */
export async function takeTime(trx: Transaction<Database>, milliseconds: number): Promise<void> {
  await sql`SET LOCAL statement_timeout = ${sql.lit(milliseconds)}`.execute(trx);
}

/** What a statement asks for in {@link takeTime}; null for any other. */
export function timeAsked(statement: string): number | null {
  const [, milliseconds] = asked.exec(statement) ?? [];
  return milliseconds === undefined ? null : Number(milliseconds);
}
