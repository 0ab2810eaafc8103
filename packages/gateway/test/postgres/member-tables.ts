import { sql } from 'kysely';
import type { GatewayDatabase } from '../../src/database/schema.ts';

/** Every table whose rows are about a member, by name. */
export async function listMemberTables(owner: GatewayDatabase): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT relname AS name FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid AND attname = 'member_id' AND NOT attisdropped
    WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition ORDER BY 1`.execute(owner);
  return rows.map(({ name }) => name);
}
