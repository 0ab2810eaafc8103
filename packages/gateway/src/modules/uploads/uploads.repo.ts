import type { UploadPurpose } from '@livery/contract/shapes';
import type { Transaction } from 'kysely';
import type { Database, GatewayDatabase } from '#database/schema.ts';
import '#ports/ports.schema.ts';
import './uploads.schema.ts';
import type { MemberKey } from '#base/member-key.ts';

/** The pictures' owner and purpose. */
export interface UploadOwner extends MemberKey {
  readonly purpose: UploadPurpose;
}

/** Locks the member's pictures, so that they are counted correctly. */
export async function lockUploads(trx: Transaction<Database>, { merchantId, memberId }: UploadOwner): Promise<void> {
  await trx.selectFrom('member').select('id').where('merchant_id', '=', merchantId).where('id', '=', memberId).forNoKeyUpdate().execute();
}

/** Unused files, oldest first. */
export async function listLoose(db: GatewayDatabase, { merchantId, memberId, purpose }: UploadOwner) {
  return db
    .selectFrom('upload')
    .innerJoin('stored_file', (join) => join.onRef('name', '=', 'file').onRef('stored_file.merchant_id', '=', 'upload.merchant_id'))
    .select(['upload.id', 'upload.file', 'uploaded_at', 'size'])
    .where('upload.merchant_id', '=', merchantId)
    .where('upload.member_id', '=', memberId)
    .where('purpose', '=', purpose)
    .where('proves', 'is', null)
    .orderBy('uploaded_at')
    .orderBy('upload.id')
    .execute();
}

export async function addUpload(
  trx: Transaction<Database>,
  { merchantId, memberId, purpose }: UploadOwner,
  file: string,
  now: Date,
): Promise<string> {
  const { id } = await trx
    .insertInto('upload')
    .values({ merchant_id: merchantId, member_id: memberId, purpose, file, uploaded_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The file of an unsubmitted picture that its member takes back. Null for any other. */
export async function deleteLoose(
  trx: Transaction<Database>,
  { merchantId, memberId, uploadId }: MemberKey & { readonly uploadId: string },
): Promise<string | null> {
  const row = await trx
    .deleteFrom('upload')
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('id', '=', uploadId)
    .where('proves', 'is', null)
    .returning('file')
    .executeTakeFirst();
  return row?.file ?? null;
}

/** How many of them were unsubmitted, the member's and for the purpose. */
export async function bindLoose(
  trx: Transaction<Database>,
  { merchantId, memberId, purpose }: UploadOwner,
  uploadIds: readonly string[],
  proves: string,
): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('upload')
    .set({ proves })
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('purpose', '=', purpose)
    .where('proves', 'is', null)
    .where('id', 'in', [...uploadIds])
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** The files of a submission, oldest first. */
export async function listProofFiles(db: GatewayDatabase, merchantId: number, purpose: UploadPurpose, proves: string): Promise<string[]> {
  const rows = await db
    .selectFrom('upload')
    .select('file')
    .where('merchant_id', '=', merchantId)
    .where('purpose', '=', purpose)
    .where('proves', '=', proves)
    .orderBy('uploaded_at')
    .orderBy('id')
    .execute();
  return rows.map(({ file }) => file);
}

/** The files of unsubmitted pictures from before an instant, which are deleted. */
export async function deleteLooseBefore(trx: Transaction<Database>, merchantId: number, before: Date): Promise<string[]> {
  const rows = await trx
    .deleteFrom('upload')
    .where('merchant_id', '=', merchantId)
    .where('proves', 'is', null)
    .where('uploaded_at', '<', before)
    .returning('file')
    .execute();
  return rows.map(({ file }) => file);
}
