import type { GatewayModule } from '#http/module.ts';
import { route } from '#http/route.ts';
import { forgiveAll } from '#limits/rate-counter.ts';
import { trialPostings } from './trial.postings.ts';
import { openTrial, trialLimits } from './trial.service.ts';
import { trialSweeps } from './trial.sweeps.ts';

export const trialModule: GatewayModule = {
  name: 'trial',
  postings: trialPostings,
  register: (app) => route(app, 'loginFreePlay', openTrial),
  sweeps: trialSweeps,
  reset: ({ trx, merchant }) => forgiveAll(trx, merchant.id, trialLimits),
};
