import type { Pool } from 'pg';
import { DatabaseUnusable } from './database-errors.ts';

/** @throws DatabaseUnusable, by which whoever started the program hears which server does not answer, never its password */
export async function expectAnswer(pool: Pool): Promise<void> {
  try {
    await pool.query('SELECT 1');
  } catch (error) {
    const { hostname, port, pathname } = new URL(pool.options.connectionString ?? '');
    throw new DatabaseUnusable(
      `PostgreSQL at ${hostname}:${port || 5432}${pathname} cannot be used: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
