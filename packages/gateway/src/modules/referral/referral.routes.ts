import type { GatewayModule } from '../../server/module.ts';
import { memberRoute, route } from '../../server/route.ts';
import { followReferral, readReferral } from './referral.service.ts';

export const referralModule: GatewayModule = {
  name: 'referral',
  register: (app) => {
    memberRoute(app, 'referral', readReferral);
    route(app, 'followReferral', followReferral);
  },
};
