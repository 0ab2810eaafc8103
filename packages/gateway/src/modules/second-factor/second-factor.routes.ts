import type { GatewayModule } from '#http/module.ts';
import { forgiveAll } from '#limits/rate-counter.ts';
import { memberRoute } from '#http/route.ts';
import { confirmIdentity } from './confirm-identity.action.ts';
import { factorLimits } from './second-factor.limits.ts';
import { deleteAllFactors } from './second-factor.repo.ts';
import { confirm, enrol, readState, renewRecoveryCodes, turnOff } from './second-factor.service.ts';
import { secondFactorSweeps } from './second-factor.sweeps.ts';
import { secondFactorSchema } from './second-factor.schema.ts';

export const secondFactorModule: GatewayModule = {
  name: 'secondFactor',
  schema: secondFactorSchema,
  register: (app) => {
    memberRoute(app, 'confirmIdentity', confirmIdentity);
    memberRoute(app, 'secondFactor', readState);
    memberRoute(app, 'enrolSecondFactor', enrol);
    memberRoute(app, 'confirmSecondFactor', confirm);
    memberRoute(app, 'renewRecoveryCodes', renewRecoveryCodes);
    memberRoute(app, 'turnOffSecondFactor', turnOff);
  },
  sweeps: secondFactorSweeps,
  reset: async ({ trx, merchant }) => {
    await deleteAllFactors(trx, merchant.id);
    await forgiveAll(trx, merchant.id, factorLimits);
  },
};
