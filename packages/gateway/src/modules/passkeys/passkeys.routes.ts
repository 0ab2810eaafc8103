import type { GatewayModule } from '#http/module.ts';
import { forgiveAll } from '#limits/rate-counter.ts';
import { memberRoute, route } from '#http/route.ts';
import { passkeyRequestLimit } from './passkeys.limits.ts';
import { presentPasskey } from './passkeys.present.ts';
import { deleteAllPasskeys, listPasskeys } from './passkeys.repo.ts';
import { addPasskey, giveName, logInByPasskey, prepareCreation, prepareLogin, removePasskey } from './passkeys.service.ts';
import { passkeySweeps } from './passkeys.sweeps.ts';
import { passkeysSchema } from './passkeys.schema.ts';

export const passkeysModule: GatewayModule = {
  name: 'passkeys',
  schema: passkeysSchema,
  register: (app) => {
    memberRoute(app, 'passkeys', async ({ db, merchant, member }) => ({
      list: (await listPasskeys(db, merchant.id, member.id)).map(presentPasskey),
    }));
    memberRoute(app, 'passkeyCreation', prepareCreation);
    memberRoute(app, 'addPasskey', addPasskey);
    memberRoute(app, 'renamePasskey', giveName);
    memberRoute(app, 'removePasskey', removePasskey);
    route(app, 'passkeyRequest', prepareLogin);
    route(app, 'passkeyLogin', logInByPasskey);
  },
  sweeps: passkeySweeps,
  reset: async ({ trx, merchant }) => {
    await deleteAllPasskeys(trx, merchant.id);
    await forgiveAll(trx, merchant.id, [passkeyRequestLimit]);
  },
};
