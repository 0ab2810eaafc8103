import type { GatewayModule } from '#http/module.ts';
import { memberRoute } from '#http/route.ts';
import { reopenAll } from './closing.repo.ts';
import { closeAccount, readClosing } from './closing.service.ts';
import { closingSweeps } from './closing.sweeps.ts';
import { closingSchema } from './closing.schema.ts';
import { registerClosingDesk } from './closing.desk.routes.ts';

/** Account closing: the account closes at once, and data that need not be kept is erased later. */
export const closingModule: GatewayModule = {
  name: 'closing',
  schema: closingSchema,
  register: (app) => {
    memberRoute(app, 'accountClosing', readClosing);
    memberRoute(app, 'closeAccount', closeAccount);
  },
  desk: registerClosingDesk,
  sweeps: closingSweeps,
  reset: ({ trx, merchant }) => reopenAll(trx, merchant.id),
};
