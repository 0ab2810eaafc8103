import type { GatewayModule } from '../../server/module.ts';
import { memberRoute } from '../../server/route.ts';
import { presentLife } from './devices.present.ts';
import { keepAlive, lifeOf } from './devices.service.ts';

/** Where a member is logged in, and for how long. */
export const devicesModule: GatewayModule = {
  name: 'devices',
  register: (app) => {
    memberRoute(app, 'sessionLife', async (call) => presentLife(await lifeOf(call), call.now));
    memberRoute(app, 'keepSessionAlive', async (call) => presentLife(await keepAlive(call), call.now));
  },
};
