import { sql, type RawBuilder } from 'kysely';
import type { GatewayDatabase } from './schema.ts';

const size = 1_000;

/** Streams the rows of a statement in parts. Works only within a transaction. */
export async function* readParts<Row>(db: GatewayDatabase, statement: RawBuilder<Row>): AsyncGenerator<Row[]> {
  // All rows are read, so plan it like a statement without a cursor.
  await sql`SET LOCAL cursor_tuple_fraction = 1`.execute(db);
  await sql`DECLARE parts NO SCROLL CURSOR FOR ${statement}`.execute(db);
  for (;;) {
    const { rows } = await sql<Row>`FETCH ${sql.lit(size)} FROM parts`.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < size) return;
  }
}
