import pg from 'pg';
import { getConstructionPlans } from 'pg-boss';
import { makeRecord, secureNewTables } from '../src/database/migrate.ts';
import { migrations } from '../src/composition/migrations.ts';
import { queueSchema } from '../src/jobs/queue.repo.ts';

/** A past release's migrations. Its program no longer exists when a later release upgrades its database. */
const schema = [makeRecord, ...migrations.flatMap(({ statements }) => [...statements, secureNewTables]), getConstructionPlans(queueSchema)];

/** Disables triggers and references during the import, and removes rows that the migrations wrote. */
const beginRows = `SET session_replication_role = replica;
SET TimeZone = 'UTC';
DO $$
DECLARE
  name regclass;
  is_filled boolean;
BEGIN
  FOR name IN SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition LOOP
    EXECUTE format('SELECT EXISTS (SELECT FROM %s)', name) INTO is_filled;
    IF is_filled THEN EXECUTE format('DELETE FROM %s', name); END IF;
  END LOOP;
END $$`;

/** This release's database as SQL for {@link loadSnapshot}: the schema, then every row of `public`. */
export async function writeSnapshot(databaseUrl: string, version: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`BEGIN ISOLATION LEVEL REPEATABLE READ; SET LOCAL TimeZone = 'UTC'`);
    const tables = await client.query<{ name: string; columns: string }>(`
      SELECT oid::regclass::text AS name, string_agg(quote_ident(attname), ', ' ORDER BY attnum) AS columns
      FROM pg_class JOIN pg_attribute ON attrelid = oid AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
      WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition GROUP BY oid ORDER BY 1`);
    const statements = [`-- The database of a trial as Livery ${version} made it`, ...schema, beginRows];
    for (const { name, columns } of tables.rows) {
      const { rows: kept } = await client.query<{ values: string | null }>(
        `SELECT string_agg(quote_literal(kept::text), E',\\n' ORDER BY kept::text COLLATE "C") AS values FROM ${name} AS kept`,
      );
      const values = kept[0]?.values ?? null;
      if (values !== null)
        statements.push(
          `INSERT INTO ${name} (${columns}) OVERRIDING SYSTEM VALUE SELECT ${columns} FROM unnest(ARRAY[\n${values}\n]::${name}[])`,
        );
    }
    const { rows: counters } = await client.query<{ statement: string }>(`
      SELECT format('SELECT setval(%L, %s)', quote_ident(sequencename), last_value) AS statement
      FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL ORDER BY sequencename`);
    return [...statements, ...counters.map(({ statement }) => statement), 'RESET ALL', ''].join(';\n');
  } finally {
    await client.end();
  }
}

/** Fills an empty database, as a superuser. */
export async function loadSnapshot(databaseUrl: string, snapshot: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(snapshot).finally(() => client.end());
}
