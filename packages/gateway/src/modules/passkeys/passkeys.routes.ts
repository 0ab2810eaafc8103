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
    memberRoute(app, 'passkeyCreation', (call) => prepareCreation(app.platform, call));
    memberRoute(app, 'addPasskey', (call) => addPasskey(app.platform, call));
    memberRoute(app, 'renamePasskey', giveName);
    memberRoute(app, 'removePasskey', (call) => removePasskey(app.platform, call));
    route(app, 'passkeyRequest', (call) => prepareLogin(app.platform, call));
    route(app, 'passkeyLogin', (call) => logInByPasskey(app.platform, call));
  },
  sweeps: passkeySweeps,
  reset: async ({ trx, merchant }) => {
    await deleteAllPasskeys(trx, merchant.id);
    await forgiveAll(trx, merchant.id, [passkeyRequestLimit]);
  },
};
