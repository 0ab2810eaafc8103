import type { GatewayModule } from '#http/module.ts';
import { isTrialType } from '@livery/contract/member-types';
import { memberRoute, route } from '#http/route.ts';
import { resetPromotions, seedPromotions } from './promotions.seed.ts';
import { applyFor, claimPromotion, takePart } from './promotions.service.ts';
import { readPromotions } from './standing.service.ts';
import { promotionsSchema } from './promotions.schema.ts';
import { registerPromotionsDesk } from './promotions.desk.routes.ts';

export const promotionsModule: GatewayModule = {
  name: 'promotions',
  schema: promotionsSchema,
  register: (app) => {
    route(app, 'promotions', async (call) => {
      const { merchant, language, now } = call;
      // A trial account cannot take part, and sees the same as a visitor.
      const member = call.member !== null && !isTrialType(call.member.type) ? call.member : null;
      return { items: await readPromotions(call.db, { merchant, member, language, now }), now: now.toISOString() };
    });
    memberRoute(app, 'takePart', takePart);
    memberRoute(app, 'applyForPromotion', applyFor);
    memberRoute(app, 'claimPromotion', claimPromotion);
  },
  desk: registerPromotionsDesk,
  seed: { version: 1, demo: seedPromotions },
  reset: resetPromotions,
};
