import type { GatewayModule } from '#http/module.ts';
import { memberRoute, route } from '#http/route.ts';
import '../bets/bets.hooks.ts';
import { makeStale } from './earning.repo.ts';
import { pointSweeps } from './points.sweeps.ts';
import { registerPointsDesk } from './points.desk.routes.ts';
import { resetPoints, seedDemoPoints, seedPoints } from './points.seed.ts';
import { readBalance, readGoods, readGoodsOnShow, readRedemptions, readRules } from './points.service.ts';
import { convert, redeem } from './redeem.service.ts';
import { pointPostings, pointsSchema } from './points.schema.ts';

/** Points earned by play, and the mall where they are spent. */
export const pointsModule: GatewayModule = {
  name: 'points',
  schema: pointsSchema,
  postings: pointPostings,
  register: (app) => {
    memberRoute(app, 'pointBalance', readBalance);
    memberRoute(app, 'pointRewards', readGoods);
    route(app, 'pointGoods', readGoodsOnShow);
    memberRoute(app, 'pointConfig', readRules);
    memberRoute(app, 'redeemHistory', readRedemptions);
    memberRoute(app, 'redeemReward', redeem);
    memberRoute(app, 'convertPoints', convert);
  },
  desk: registerPointsDesk,
  sweeps: pointSweeps,
  onBet: {
    voided: async (trx, { memberId, day }) => {
      if (day !== null) await makeStale(trx, memberId, day);
    },
  },
  seed: { version: 1, run: seedPoints, demo: seedDemoPoints },
  reset: resetPoints,
};
