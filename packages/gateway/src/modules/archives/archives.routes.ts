import type { GatewayModule } from '#http/module.ts';
import { fileRoute, memberRoute } from '#http/route.ts';
import { deleteAllArchives } from './archives.repo.ts';
import { archiveSweeps } from './archives.sweeps.ts';
import { readArchive, readArchiveFile, requestArchive } from './archives.service.ts';
import { makeArchive } from './make-archive.job.ts';
import { archivesSchema } from './archives.schema.ts';

/** A member's personal data as files to download. */
export const archivesModule: GatewayModule = {
  name: 'archives',
  schema: archivesSchema,
  register: (app) => {
    memberRoute(app, 'archive', readArchive);
    memberRoute(app, 'requestArchive', requestArchive);
    fileRoute(app, 'archiveFile', readArchiveFile);
  },
  jobs: [makeArchive],
  sweeps: archiveSweeps,
  reset: ({ trx, merchant }) => deleteAllArchives(trx, merchant.id),
};
