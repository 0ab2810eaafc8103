import { randomUUID } from 'node:crypto';
import { AppError } from '#base/app-error.ts';
import { storable, type FileStore, type StorableType } from './file-store.ts';
import '../ports.schema.ts';

/**
 * Files in the database: gateways of a fleet share no disk, a file and the row that refers to it are written in one
 * transaction, and row-level security and backups cover both. This suits a few megabytes per member. An operator who
 * stores films needs another adapter.
 */
export const databaseFiles: FileStore = {
  put: async (trx, { merchantId, contentType, content }, now) => {
    const { most, begins } = storable[contentType];
    if (content.length > most) throw new AppError('PAYLOAD_TOO_LARGE');
    if (!begins.test(content.toString('hex', 0, 16))) throw new AppError('INVALID_REQUEST');
    const name = randomUUID();
    await trx
      .insertInto('stored_file')
      .values({ merchant_id: merchantId, name, content_type: contentType, content, stored_at: now })
      .execute();
    return name;
  },
  get: async (db, merchantId, name) => {
    const row = await db
      .selectFrom('stored_file')
      .select(['content_type', 'content', 'size', 'sha256', 'stored_at'])
      .where('merchant_id', '=', merchantId)
      .where('name', '=', name)
      .executeTakeFirst();
    if (row === undefined) return null;
    const { content_type, content, size, sha256, stored_at } = row;
    return { contentType: content_type as StorableType, content, size, sha256: sha256.toString('hex'), storedAt: stored_at };
  },
  delete: async (trx, merchantId, name) => {
    await trx.deleteFrom('stored_file').where('merchant_id', '=', merchantId).where('name', '=', name).execute();
  },
};
