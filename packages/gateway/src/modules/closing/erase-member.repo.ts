import { sql, type Transaction } from 'kysely';
import type { SchemaPart } from '#database/schema-part.ts';
import type { Database } from '#database/schema.ts';
import type { MemberKey } from '#base/member-key.ts';

/**
 * Erases everything about a member that no part of the database keeps. Returns the files that nothing refers to any
 * more, and the member's new name. Parts refer to earlier ones, so the last is erased first.
 */
export async function eraseRows(
  trx: Transaction<Database>,
  parts: readonly SchemaPart[],
  { merchantId, memberId }: MemberKey,
): Promise<{ files: string[]; username: string }> {
  const files: string[] = [];
  const ofMember = sql`merchant_id = ${merchantId} AND member_id = ${memberId}`;
  const remove = async (table: string, { files: column, where = 'true' }: { files?: string; where?: string }): Promise<void> => {
    const named = column === undefined ? sql`NULL` : sql.ref(column);
    const { rows } = await sql<{ named: string | string[] | null }>`
      DELETE FROM ${sql.table(table)} WHERE ${ofMember} AND ${sql.raw(where)} RETURNING ${named} AS named`.execute(trx);
    files.push(...rows.flatMap(({ named: own }) => own ?? []));
  };
  for (const { personalData: { erase = {}, keep = {} } = {} } of parts.toReversed()) {
    for (const [table, rows] of Object.entries(erase)) await remove(table, rows);
    for (const [table, { except, blank = {} }] of Object.entries(keep)) {
      if (except !== undefined) await remove(table, except);
      const blanks = Object.entries(blank).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
      if (blanks.length > 0) await sql`UPDATE ${sql.table(table)} SET ${sql.join(blanks)} WHERE ${ofMember}`.execute(trx);
    }
  }
  const username = `closed-${memberId}`;
  await trx
    .updateTable('member')
    .set({ username, nickname: '–' })
    .where('merchant_id', '=', merchantId)
    .where('id', '=', memberId)
    .execute();
  return { files, username };
}
