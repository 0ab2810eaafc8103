import type { GatewayModule } from '#http/module.ts';
import { memberRoute } from '#http/route.ts';
import { forgiveAll } from '#limits/rate-counter.ts';
import { registerAgreementsDesk } from './agreements.desk.routes.ts';
import { agreementsSchema } from './agreements.schema.ts';
import { actOn, readAgreement, readAgreements, readOffer } from './agreements.service.ts';
import { seedAgreements } from './agreements.seed.ts';
import { agreementsSweeps } from './agreements.sweeps.ts';
import { endOfClosed } from './acting/end.action.ts';
import { refuseBound } from './acting/refuse-move.action.ts';
import { trialLimit, tryTerms } from './workbench/workbench.service.ts';

/** Agents' agreements with their uplines or the house. */
export const agreementsModule: GatewayModule = {
  name: 'agreements',
  schema: agreementsSchema,
  register: (app) => {
    memberRoute(app, 'dividendContract', (call) => actOn('dividend', call));
    memberRoute(app, 'dailySalaryContract', (call) => actOn('daily', call));
    memberRoute(app, 'hourlySalaryContract', (call) => actOn('hourly', call));
    memberRoute(app, 'realTimeSalaryContract', (call) => actOn('realTime', call));
    memberRoute(app, 'agreements', readAgreements);
    memberRoute(app, 'agreement', readAgreement);
    memberRoute(app, 'agreementTerms', readOffer);
    memberRoute(app, 'tryAgreement', tryTerms);
  },
  desk: registerAgreementsDesk,
  sweeps: agreementsSweeps,
  seed: { version: 1, demo: seedAgreements },
  reset: ({ trx, merchant }) => forgiveAll(trx, merchant.id, [trialLimit]),
  onMove: refuseBound,
  onClose: endOfClosed,
};
