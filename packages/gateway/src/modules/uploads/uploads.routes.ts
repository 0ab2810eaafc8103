import type { GatewayModule } from '#http/module.ts';
import { forgiveAll } from '#limits/rate-counter.ts';
import { memberRoute } from '#http/route.ts';
import { readUploads, removeUpload, uploadLimit, uploadPicture } from './uploads.service.ts';
import { uploadSweeps } from './uploads.sweeps.ts';
import { uploadsSchema } from './uploads.schema.ts';

/** Pictures with which members prove something. */
export const uploadsModule: GatewayModule = {
  name: 'uploads',
  schema: uploadsSchema,
  register: (app) => {
    memberRoute(app, 'uploads', readUploads);
    memberRoute(app, 'uploadPicture', uploadPicture);
    memberRoute(app, 'removeUpload', removeUpload);
  },
  sweeps: uploadSweeps,
  reset: ({ trx, merchant }) => forgiveAll(trx, merchant.id, [uploadLimit]),
};
