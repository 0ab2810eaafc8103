import { mostUploads, type UploadPurpose, type ValueOf } from '@livery/contract/shapes';
import type { Transaction } from 'kysely';
import type { Database, GatewayDatabase } from '#database/schema.ts';
import type { FileStore } from '#ports/files/file-store.ts';
import { AppError } from '#base/app-error.ts';
import type { Merchant } from '#tenancy/merchant.ts';
import { defineLimit } from '#limits/rate-counter.ts';
import type { MemberCall } from '#http/route.ts';
import { asDocument, inCountedPictureLine } from './redraw-picture.action.ts';
import { addUpload, bindLoose, deleteLoose, listLoose, listProofFiles, lockUploads, type UploadOwner } from './uploads.repo.ts';
import type { Platform } from '#base/platform.ts';

/**
 * The limit of one member's pictures to re-encode, valid or not, because nothing that a member can request costs more.
 */
export const uploadLimit = defineLimit({ scope: 'upload', uses: 60, window: 60 * 60_000 });

/** The member's pictures that have not been submitted yet. */
export async function readUploads({ db, merchant, member, query }: MemberCall<'uploads'>): Promise<ValueOf<'uploads'>> {
  const loose = await listLoose(db, { merchantId: merchant.id, memberId: member.id, purpose: query.purpose });
  return { uploads: loose.map(({ id, size, uploaded_at }) => ({ uploadId: id, size, uploadedAt: uploaded_at.toISOString() })) };
}

/**
 * Stores a picture, re-encoded as a JPEG, until it is attached to what it proves.
 *
 * @throws AppError IMAGE_REFUSED, LIMIT_EXCEEDED if as many unsubmitted pictures exist as may be submitted for the
 * purpose, RATE_LIMITED, UNAVAILABLE
 */
export async function uploadPicture(call: MemberCall<'uploadPicture'>, { files }: Platform): Promise<ValueOf<'uploadPicture'>> {
  const { db, merchant, member, query, body, now, transaction } = call;
  const owner: UploadOwner = { merchantId: merchant.id, memberId: member.id, purpose: query.purpose };
  refuseTooMany(await listLoose(db, owner));
  const uses = [{ limit: uploadLimit, merchantId: merchant.id, subject: String(member.id) }];
  return inCountedPictureLine(call, body, uses, async (redraw) => {
    const content = await redraw(asDocument);
    return transaction(async (trx) => {
      await lockUploads(trx, owner);
      refuseTooMany(await listLoose(trx, owner));
      const file = await files.put(trx, { merchantId: merchant.id, contentType: 'image/jpeg', content }, now);
      return { uploadId: await addUpload(trx, owner, file, now), size: content.length, uploadedAt: now.toISOString() };
    });
  });
}

function refuseTooMany(loose: readonly unknown[]): void {
  if (loose.length >= mostUploads) throw new AppError('LIMIT_EXCEEDED', { fields: { '/picture': 'tooMany' } });
}

/** Takes back a picture that was not submitted. @throws AppError NOT_FOUND */
export async function removeUpload(
  { merchant, member, body, transaction }: MemberCall<'removeUpload'>,
  { files }: Platform,
): Promise<Record<string, never>> {
  return transaction(async (trx) => {
    const file = await deleteLoose(trx, { merchantId: merchant.id, memberId: member.id, uploadId: body.uploadId });
    if (file === null) throw new AppError('NOT_FOUND');
    await files.delete(trx, merchant.id, file);
    return {};
  });
}

/**
 * Attaches unsubmitted pictures to what they prove, which the purpose's module names. All of them or none.
 *
 * @throws AppError NOT_FOUND unless each is an unsubmitted one of the member's and for the purpose
 */
export async function bindUploads(
  trx: Transaction<Database>,
  owner: UploadOwner,
  { uploadIds, proves }: { readonly uploadIds: readonly string[]; readonly proves: string },
): Promise<void> {
  if ((await bindLoose(trx, owner, uploadIds, proves)) !== uploadIds.length) throw new AppError('NOT_FOUND');
}

/** The JPEG pictures that were submitted for something, in base64. */
export async function readProof(
  files: FileStore,
  db: GatewayDatabase,
  { id: merchantId }: Merchant,
  { purpose, proves }: { readonly purpose: UploadPurpose; readonly proves: string },
): Promise<string[]> {
  const names = await listProofFiles(db, merchantId, purpose, proves);
  const found = await Promise.all(names.map((name) => files.get(db, merchantId, name)));
  return found.flatMap((file) => (file === null ? [] : [file.content.toString('base64')]));
}
