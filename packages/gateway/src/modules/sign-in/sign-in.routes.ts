import type { GatewayModule } from '#http/module.ts';
import { forgiveAll } from '#limits/rate-counter.ts';
import { memberRoute, route } from '#http/route.ts';
import { linkSignIn, readLinks, unlinkSignIn } from './linked-doors.service.ts';
import { finishPhoneSignIn, phoneServiceOf, sendSignInCode } from './phone-sign-in.service.ts';
import { signInLimits } from './sign-in.limits.ts';
import { deleteAllSignIns } from './sign-in.repo.ts';
import { finishSignIn, joinBySignIn, providersOf, startSignIn } from './sign-in.service.ts';
import { signInSweeps } from './sign-in.sweeps.ts';
import { signInSchema } from './sign-in.schema.ts';

/** Login at another's door. */
export const signInModule: GatewayModule = {
  name: 'sign-in',
  schema: signInSchema,
  register: (app) => {
    const { platform } = app;
    route(app, 'signInProviders', ({ merchant }) => ({
      providers: providersOf(platform, merchant).map(({ id, name }) => ({ id, name })),
      phone: phoneServiceOf(platform, merchant) !== null,
    }));
    route(app, 'startSignIn', (call) => startSignIn(platform, call, call.body.provider));
    route(app, 'finishSignIn', (call) => finishSignIn(platform, call, call.body));
    route(app, 'sendSignInCode', (call) => sendSignInCode(platform, call, call.body));
    route(app, 'finishPhoneSignIn', (call) => finishPhoneSignIn(platform, call, call.body));
    memberRoute(app, 'signInLinks', readLinks);
    memberRoute(app, 'linkSignIn', (call) => linkSignIn(platform, call));
    memberRoute(app, 'unlinkSignIn', (call) => unlinkSignIn(platform, call));
    route(app, 'joinBySignIn', (call) => joinBySignIn(platform, call, call.body));
  },
  sweeps: signInSweeps,
  reset: async ({ trx, merchant }) => {
    await deleteAllSignIns(trx, merchant.id);
    await forgiveAll(trx, merchant.id, signInLimits);
  },
};
