import type { Transaction } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { Sweep } from '#jobs/job.ts';
import type { FileStore } from '#ports/files/file-store.ts';
import { deleteLooseBefore } from './uploads.repo.ts';

/** A picture that was not submitted within a day is abandoned. */
const keptFor = 24 * 3_600_000;

export const uploadSweeps: readonly Sweep[] = [
  {
    name: 'loose-uploads',
    every: 10 * 60_000,
    forMerchant: ({ platform: { tenants, files }, merchant: { id }, now }) =>
      tenants.transaction(id, (trx) => forgetLoose(files, trx, id, new Date(now.getTime() - keptFor))),
  },
];

/** Removes unsubmitted pictures from before an instant, with their files. */
export async function forgetLoose(files: FileStore, trx: Transaction<Database>, merchantId: number, before: Date): Promise<void> {
  for (const file of await deleteLooseBefore(trx, merchantId, before)) await files.delete(trx, merchantId, file);
}
