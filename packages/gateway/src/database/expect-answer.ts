import type { Pool } from 'pg';
import { DatabaseUnusable } from './database-errors.ts';

/** The major version that the tests run on. */
const oldestServer = 18;

/** @throws DatabaseUnusable, which names the server that does not answer, but never its password */
export async function expectAnswer(pool: Pool): Promise<void> {
  let version: number;
  try {
    const { rows } = await pool.query<{ version: string }>("SELECT current_setting('server_version_num') AS version");
    version = Math.floor(Number(rows[0]?.version) / 10_000);
  } catch (error) {
    const { hostname, port, pathname } = new URL(pool.options.connectionString ?? '');
    throw new DatabaseUnusable(
      `PostgreSQL at ${hostname}:${port || 5432}${pathname} cannot be used: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  if (version < oldestServer) throw new DatabaseUnusable(`PostgreSQL ${version} is too old: the gateway runs on ${oldestServer} or newer.`);
}
