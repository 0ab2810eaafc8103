import { sql, type RawBuilder } from 'kysely';
import type { GatewayDatabase } from '#database/schema.ts';
import type { ReadPage } from '#http/table-file.ts';

const size = 1_000;

/** The rows of a statement, a part at a time: the first is there before the last was made. Only within a transaction. */
export async function* readParts<Row>(db: GatewayDatabase, statement: RawBuilder<Row>): AsyncGenerator<Row[]> {
  // All rows are read, so the plan is that of a statement without a cursor.
  await sql`SET LOCAL cursor_tuple_fraction = 1`.execute(db);
  await sql`DECLARE parts NO SCROLL CURSOR FOR ${statement}`.execute(db);
  for (;;) {
    const { rows } = await sql<Row>`FETCH ${sql.lit(size)} FROM parts`.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < size) return;
  }
}

/**
 * Pages of a file whose rows are read at once. Reading does not wait for the client, so a slow one does not keep the transaction open.
 * What was given cannot be taken back: the transaction that reads must not run again.
 */
export function pagesAtOnce<Item>(read: (give: (items: readonly Item[]) => void) => Promise<void>): ReadPage<Item> {
  let pages: ReadableStreamDefaultReader<readonly Item[]> | undefined;
  return async () => {
    pages ??= new ReadableStream<readonly Item[]>({
      start: (controller) => {
        void read((items) => controller.enqueue(items)).then(
          () => controller.close(),
          (error: unknown) => controller.error(error),
        );
      },
    }).getReader();
    const { value } = await pages.read();
    return value === undefined ? { items: [], next: null } : { items: value, next: 'more' };
  };
}
