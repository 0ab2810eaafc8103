import type { ColumnType, Kysely } from 'kysely';
import type { Phase } from './migration.ts';

/**
 * The tables, as Kysely sees them. A room or a module adds its own by augmenting this interface from its `*.schema.ts`:
 *
 *     declare module '#database/schema.ts' {
 *       interface Database { game: GameTable }
 *     }
 *
 * `bigint` columns arrive as safe numbers, `timestamptz` as Date, `date` as its `yyyy-mm-dd`, `jsonb` parsed.
 */
export interface Database {
  schema_migration: SchemaMigrationTable;
}

export type TableName = keyof Database;

export type GatewayDatabase = Kysely<Database>;

/** Written as JSON text, read as the value. */
export type Json<Value> = ColumnType<Value, string, string>;

interface SchemaMigrationTable {
  name: string;
  phase: Phase;
  sha256: string;
  applied_at: ColumnType<Date, never, never>;
}
