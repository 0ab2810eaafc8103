import { sql } from 'kysely';
import { DatabaseTooNew } from './database-errors.ts';
import type { Migration } from './migrations.ts';
import type { GatewayDatabase } from './schema.ts';

/** Any number will do that nothing else locks in this database. */
const preparationLock = 7_262_004;

/** Only one gateway of a fleet prepares the database at a time; the others wait. */
export async function whileNobodyElsePrepares<Result>(db: GatewayDatabase, prepare: () => Promise<Result>): Promise<Result> {
  return db.connection().execute(async (connection) => {
    await sql`SELECT pg_advisory_lock(${preparationLock})`.execute(connection);
    try {
      return await prepare();
    } finally {
      await sql`SELECT pg_advisory_unlock(${preparationLock})`.execute(connection);
    }
  });
}

/**
 * Applies what the database lacks, each migration in a transaction of its own.
 *
 * @throws DatabaseTooNew when the database has migrations that this program does not know
 */
export async function migrate(db: GatewayDatabase, migrations: readonly Migration[]): Promise<void> {
  await sql`CREATE TABLE IF NOT EXISTS schema_migration (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())`.execute(db);
  const { rows } = await sql<{ name: string }>`SELECT name FROM schema_migration ORDER BY name`.execute(db);
  const known = new Set(migrations.map(({ name }) => name));
  const applied = new Set(rows.map(({ name }) => name));
  const unknown = [...applied].filter((name) => !known.has(name));
  if (unknown.length > 0) throw new DatabaseTooNew(unknown);
  for (const { name, up } of migrations) {
    if (applied.has(name)) continue;
    await db.transaction().execute(async (trx) => {
      await up(trx);
      await sql`INSERT INTO schema_migration (name) VALUES (${name})`.execute(trx);
    });
  }
}
