import type { GatewayModule } from '#http/module.ts';
import { memberRoute, route } from '#http/route.ts';
import { followReferral, readReferral } from './referral.service.ts';
import { referralSchema } from './referral.schema.ts';

export const referralModule: GatewayModule = {
  name: 'referral',
  schema: referralSchema,
  register: (app) => {
    memberRoute(app, 'referral', readReferral);
    route(app, 'followReferral', followReferral);
  },
};
