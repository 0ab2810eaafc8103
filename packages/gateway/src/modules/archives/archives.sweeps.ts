import type { Sweep } from '#jobs/job.ts';
import { changeArchive, lockMadeBefore } from './archives.repo.ts';
import { archiveLife } from './archives.service.ts';

export const archiveSweeps: readonly Sweep[] = [
  {
    name: 'old-archives',
    every: 3_600_000,
    forMerchant: ({ platform: { tenants, files }, merchant: { id }, now }) =>
      tenants.transaction(id, async (trx) => {
        for (const archive of await lockMadeBefore(trx, id, new Date(now.getTime() - archiveLife))) {
          for (const file of archive.files) await files.delete(trx, id, file);
          await changeArchive(trx, id, archive.id, { files: [], sizes: [] });
        }
      }),
  },
];
