import { sql, type Selectable, type Transaction } from 'kysely';
import type { Database, GatewayDatabase } from '#database/schema.ts';
import type { MemberKey } from '#base/member-key.ts';
import '#ports/ports.schema.ts';
import './archives.schema.ts';

export type ArchiveRow = Selectable<Database['archive']>;

export async function findArchive(db: GatewayDatabase, { merchantId, memberId }: MemberKey): Promise<ArchiveRow | null> {
  const row = await db
    .selectFrom('archive')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row ?? null;
}

/** The same, locked. */
export async function lockArchive(trx: Transaction<Database>, { merchantId, memberId }: MemberKey): Promise<ArchiveRow | null> {
  const row = await trx
    .selectFrom('archive')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Replaces the previous one, whose files the caller deletes. */
export async function askForArchive(
  trx: Transaction<Database>,
  { merchantId, memberId }: MemberKey,
  { language, now }: { readonly language: string; readonly now: Date },
): Promise<string> {
  await deleteArchive(trx, { merchantId, memberId });
  const { id } = await trx
    .insertInto('archive')
    .values({ merchant_id: merchantId, member_id: memberId, language, asked_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function deleteArchive(trx: Transaction<Database>, { merchantId, memberId }: MemberKey): Promise<void> {
  await trx.deleteFrom('archive').where('merchant_id', '=', merchantId).where('member_id', '=', memberId).execute();
}

export type ArchiveChange = Partial<Pick<ArchiveRow, 'made_at' | 'failed_at' | 'files' | 'sizes'>>;

export async function changeArchive(trx: Transaction<Database>, merchantId: number, id: string, change: ArchiveChange): Promise<void> {
  await trx.updateTable('archive').set(change).where('merchant_id', '=', merchantId).where('id', '=', id).execute();
}

/** Archives whose files were created before an instant. */
export async function lockMadeBefore(trx: Transaction<Database>, merchantId: number, before: Date): Promise<ArchiveRow[]> {
  return trx
    .selectFrom('archive')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('made_at', '<=', before)
    .where(sql<boolean>`cardinality(files) > 0`)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** All of a merchant's, with their files. */
export async function deleteAllArchives(trx: Transaction<Database>, merchantId: number): Promise<void> {
  const archives = await trx.deleteFrom('archive').where('merchant_id', '=', merchantId).returning('files').execute();
  const names = archives.flatMap(({ files }) => files);
  if (names.length > 0) await trx.deleteFrom('stored_file').where('merchant_id', '=', merchantId).where('name', 'in', names).execute();
}
