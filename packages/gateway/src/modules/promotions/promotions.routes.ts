import type { GatewayModule } from '../../server/module.ts';
import { memberRoute } from '../../server/route.ts';
import { resetPromotions, seedPromotions } from './promotions.seed.ts';
import { applyFor, claimPromotion, takePart } from './promotions.service.ts';
import { readPromotions } from './standing.service.ts';

export const promotionsModule: GatewayModule = {
  name: 'promotions',
  register: (app) => {
    memberRoute(app, 'promotions', async (call) => ({ items: await readPromotions(call.db, call) }));
    memberRoute(app, 'takePart', takePart);
    memberRoute(app, 'applyForPromotion', applyFor);
    memberRoute(app, 'claimPromotion', (call) => claimPromotion(app.platform, call));
  },
  seed: { version: 1, demo: seedPromotions },
  reset: resetPromotions,
};
