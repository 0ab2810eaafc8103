import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { HeadName } from '#database/archive-heads.ts';
import type { Dataset } from '#database/personal-data.ts';
import type { SchemaPart } from '#database/schema-part.ts';
import type { Database } from '#database/schema.ts';
import type { MemberKey } from '#base/member-key.ts';

export type Row = Readonly<Partial<Record<HeadName, unknown>>>;

/** The number of rows read at once. */
export const batch = 1_000;

/**
 * Opens a cursor on a member's rows. Only one may be open at a time. Row-level security limits it to the merchant's
 * rows.
 */
export async function openRows(trx: Transaction<Database>, { rows }: Dataset, memberId: number): Promise<void> {
  // A cursor takes no parameters, so the number is written into the statement.
  const own = (alias: string): RawBuilder<boolean> => sql<boolean>`${sql.ref(`${alias}.member_id`)} = ${sql.lit(memberId)}`;
  await sql`DECLARE archived NO SCROLL CURSOR FOR ${rows(own)}`.execute(trx);
}

/** Fewer than a full batch if they are the last. */
export async function fetchRows(trx: Transaction<Database>): Promise<readonly Row[]> {
  return (await sql<Row>`FETCH FORWARD ${sql.lit(batch)} FROM archived`.execute(trx)).rows;
}

export async function closeRows(trx: Transaction<Database>): Promise<void> {
  await sql`CLOSE archived`.execute(trx);
}

/** The file store names of all the member's own pictures. */
export async function listPictures(
  trx: Transaction<Database>,
  parts: readonly SchemaPart[],
  { merchantId, memberId }: MemberKey,
): Promise<string[]> {
  const names: string[] = [];
  for (const { personalData } of parts) {
    if (personalData?.pictures === undefined) continue;
    const { table, column, order } = personalData.pictures;
    const { rows } = await sql<{ file: string }>`SELECT ${sql.ref(column)} AS file FROM ${sql.table(table)}
      WHERE merchant_id = ${merchantId} AND member_id = ${memberId} ORDER BY ${sql.ref(order)}`.execute(trx);
    names.push(...rows.map(({ file }) => file));
  }
  return names;
}
