import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { DatabaseBehind, DatabaseTooNew, DatabaseUnusable } from './database-errors.ts';
import type { Migration, Phase } from './migration.ts';
import type { GatewayDatabase } from './schema.ts';

/** An arbitrary number that nothing else locks in this database. */
const preparationLock = 7_262_004;
/** A migration that waits for a table would block everyone behind it, so it gives up early. */
const lockTimeout = '10s';
const lockNotAvailable = '55P03';
const insufficientPrivilege = '42501';
const undefinedColumn = '42703';

/** Records the migrations that a database has had. */
export const makeRecord = `CREATE TABLE IF NOT EXISTS schema_migration (
  name text PRIMARY KEY,
  phase text NOT NULL CHECK (phase IN ('expand', 'contract')),
  sha256 text NOT NULL,
  applied_at timestamptz NOT NULL DEFAULT now()
)`;
/** Secures new tables like the others and grants them to the gateway's role. */
export const secureNewTables = `DO $$ BEGIN IF to_regproc('secure_tables') IS NOT NULL THEN PERFORM secure_tables(); END IF; END $$`;

/**
 * Only one gateway of a fleet prepares the database at a time; the others wait. A transaction holds the lock, because a
 * pooler may switch a session's connection between two statements.
 */
export async function whileNobodyElsePrepares<Result>(db: GatewayDatabase, prepare: () => Promise<Result>): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    await sql.raw('SET LOCAL idle_in_transaction_session_timeout = 0').execute(trx);
    await sql`SELECT pg_advisory_xact_lock(${preparationLock})`.execute(trx);
    return prepare();
  });
}

/** A database compared with the migrations that a program knows. */
export interface SchemaState {
  /** Known but not applied, in order. */
  readonly pending: readonly Migration[];
  /** Applied by a newer release. */
  readonly unknown: readonly { readonly name: string; readonly phase: Phase }[];
}

export async function readSchemaState(db: GatewayDatabase, migrations: readonly Migration[]): Promise<SchemaState> {
  const made = await sql<{ made: boolean }>`SELECT to_regclass('schema_migration') IS NOT NULL AS made`.execute(db);
  if (made.rows[0]?.made !== true) return { pending: migrations, unknown: [] };
  const { rows } = await sql<{ name: string; phase: Phase; sha256: string }>`SELECT name, phase, sha256 FROM schema_migration ORDER BY name`
    .execute(db)
    .catch((error: unknown) => {
      if ((error as { code?: string }).code !== undefinedColumn) throw error;
      throw new DatabaseUnusable(
        'The database was made before the first release, which has another form: remove it, or choose another one.',
      );
    });
  refuseEdited(migrations.filter((known) => rows.some(({ name, sha256 }) => name === known.name && sha256 !== hashOf(known))));
  const applied = new Set(rows.map(({ name }) => name));
  const known = new Set(migrations.map(({ name }) => name));
  return { pending: migrations.filter(({ name }) => !applied.has(name)), unknown: rows.filter(({ name }) => !known.has(name)) };
}

/**
 * Checks that a program with these migrations can run on a database that it must not change. Additions of a newer
 * release do no harm, so nodes of the old release can restart during a rollout.
 *
 * @throws DatabaseUnusable, DatabaseTooNew, DatabaseBehind
 */
export async function requireSchema(db: GatewayDatabase, migrations: readonly Migration[]): Promise<void> {
  const state = await readSchemaState(db, migrations);
  refuseNewer(state);
  refuseBehind(state);
}

/**
 * The migrations that {@link migrate} would apply. It contracts nothing while an expansion is pending, because the
 * release that stopped using the old form cannot be running yet.
 *
 * @throws DatabaseTooNew, DatabaseBehind
 */
export async function planMigration(db: GatewayDatabase, migrations: readonly Migration[], phases: readonly Phase[]): Promise<Migration[]> {
  const state = await readSchemaState(db, migrations);
  refuseNewer(state);
  if (!phases.includes('expand')) refuseBehind(state);
  return state.pending.filter(({ phase }) => phases.includes(phase));
}

/**
 * Applies the missing migrations of these phases, each in its own transaction, and returns them.
 *
 * @throws DatabaseTooNew, DatabaseBehind, DatabaseUnusable if a table stays in use or the role may not change the
 * schema
 */
export async function migrate(db: GatewayDatabase, migrations: readonly Migration[], phases: readonly Phase[]): Promise<Migration[]> {
  const due = await planMigration(db, migrations, phases);
  try {
    await sql.raw(makeRecord).execute(db);
    for (const migration of due) {
      const { name, phase, statements } = migration;
      await db.transaction().execute(async (trx) => {
        await sql.raw(`SET LOCAL lock_timeout = '${lockTimeout}'; SET LOCAL statement_timeout = 0`).execute(trx);
        for (const statement of statements) await sql.raw(statement).execute(trx);
        await sql.raw(secureNewTables).execute(trx);
        await sql`INSERT INTO schema_migration (name, phase, sha256) VALUES (${name}, ${phase}, ${hashOf(migration)})`.execute(trx);
      });
    }
  } catch (error) {
    throw inOneSentence(error);
  }
  return due;
}

/** SHA-256 of a migration's text, in hexadecimal. */
export function hashOf({ statements }: Migration): string {
  return createHash('sha256').update(statements.join('\n')).digest('hex');
}

/** A different migration of the same name may lack tables that this program reads. */
function refuseEdited(edited: readonly Migration[]): void {
  if (edited.length > 0)
    throw new DatabaseUnusable(
      `The database was made by another version of ${edited.map(({ name }) => name).join(', ')}: start the release that made it, or begin with an empty database. A trial's lies in .livery/postgres.`,
    );
}

function refuseNewer({ unknown }: SchemaState): void {
  const taken = unknown.filter(({ phase }) => phase === 'contract');
  if (taken.length > 0) throw new DatabaseTooNew(taken.map(({ name }) => name));
}

function refuseBehind({ pending }: SchemaState): void {
  const missing = pending.filter(({ phase }) => phase === 'expand');
  if (missing.length > 0) throw new DatabaseBehind(missing.map(({ name }) => name));
}

function inOneSentence(error: unknown): unknown {
  const { code, message } = error as { code?: string; message?: string };
  if (code === lockNotAvailable)
    return new DatabaseUnusable(
      `A table was in use for more than ${lockTimeout}, so its change was left out: try again in a quieter moment.`,
    );
  if (code === insufficientPrivilege)
    return new DatabaseUnusable(`The role may not change the schema (${message}): use the address of the role that owns the database.`);
  return error;
}
