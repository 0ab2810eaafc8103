import { Nothing } from '@livery/contract/control/merchant';
import { GoodChange, RedemptionDecision, RedemptionsQuery } from '@livery/contract/control/points';
import type { FastifyInstance } from 'fastify';
import { controlRoute } from '#operator/control-route.ts';
import type { GatewayModule } from '#http/module.ts';
import { memberRoute } from '#http/route.ts';
import '../bets/bet-hooks.ts';
import { makeStale } from './earning.repo.ts';
import { pointSweeps } from './points.sweeps.ts';
import { changeGoodAtDesk, decideAtDesk, readDeskGoods, readDeskRedemptions } from './points.desk.ts';
import { resetPoints, seedDemoPoints, seedPoints } from './points.seed.ts';
import { readBalance, readGoods, readRedemptions, readRules } from './points.service.ts';
import { convert, redeem } from './redeem.service.ts';
import { pointPostings, pointsSchema } from './points.schema.ts';

/** Points that play earns, and the mall that takes them. */
export const pointsModule: GatewayModule = {
  name: 'points',
  schema: pointsSchema,
  postings: pointPostings,
  register: (app) => {
    memberRoute(app, 'pointBalance', readBalance);
    memberRoute(app, 'pointRewards', readGoods);
    memberRoute(app, 'pointConfig', readRules);
    memberRoute(app, 'redeemHistory', readRedemptions);
    memberRoute(app, 'redeemReward', redeem);
    memberRoute(app, 'convertPoints', convert);
    registerDesk(app);
  },
  sweeps: pointSweeps,
  onBet: {
    voided: async (trx, { memberId, day }) => {
      if (day !== null) await makeStale(trx, memberId, day);
    },
  },
  seed: { version: 1, run: seedPoints, demo: seedDemoPoints },
  reset: resetPoints,
};

function registerDesk(app: FastifyInstance): void {
  const { platform } = app;
  controlRoute(app, 'GET', 'points/redemptions', RedemptionsQuery, ({ body, merchant }) => readDeskRedemptions(platform, merchant(), body));
  controlRoute(app, 'POST', 'points/decision', RedemptionDecision, ({ body, merchant, now, by }) =>
    decideAtDesk(platform, merchant(), body, now, by),
  );
  controlRoute(app, 'GET', 'points/goods', Nothing, ({ merchant }) => readDeskGoods(platform, merchant()));
  controlRoute(app, 'POST', 'points/goods', GoodChange, ({ body, merchant, by }) => changeGoodAtDesk(platform, merchant(), body, by));
}
