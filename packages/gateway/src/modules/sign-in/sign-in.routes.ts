import type { GatewayModule } from '#http/module.ts';
import { forgiveAll } from '#limits/rate-counter.ts';
import { memberRoute, route } from '#http/route.ts';
import { linkSignIn, readLinks, unlinkSignIn } from './linked-providers.service.ts';
import { finishPhoneSignIn, phoneServiceOf, sendSignInCode } from './phone-sign-in.service.ts';
import { signInLimits } from './sign-in.limits.ts';
import { deleteAllSignIns } from './sign-in.repo.ts';
import { finishSignIn, joinBySignIn, providersOf, startSignIn } from './sign-in.service.ts';
import { signInSweeps } from './sign-in.sweeps.ts';
import { signInSchema } from './sign-in.schema.ts';

/** Login with an external provider. */
export const signInModule: GatewayModule = {
  name: 'sign-in',
  schema: signInSchema,
  register: (app) => {
    const { platform } = app;
    route(app, 'signInProviders', ({ merchant }) => ({
      providers: providersOf(platform, merchant).map(({ id, name }) => ({ id, name })),
      phone: phoneServiceOf(platform, merchant) !== null,
    }));
    route(app, 'startSignIn', startSignIn);
    route(app, 'finishSignIn', finishSignIn);
    route(app, 'sendSignInCode', sendSignInCode);
    route(app, 'finishPhoneSignIn', finishPhoneSignIn);
    memberRoute(app, 'signInLinks', readLinks);
    memberRoute(app, 'linkSignIn', linkSignIn);
    memberRoute(app, 'unlinkSignIn', unlinkSignIn);
    route(app, 'joinBySignIn', joinBySignIn);
  },
  sweeps: signInSweeps,
  reset: async ({ trx, merchant }) => {
    await deleteAllSignIns(trx, merchant.id);
    await forgiveAll(trx, merchant.id, signInLimits);
  },
};
