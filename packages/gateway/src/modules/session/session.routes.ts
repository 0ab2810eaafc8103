import type { GatewayModule } from '#http/module.ts';
import { forgiveAll } from '#limits/rate-counter.ts';
import { memberRoute, route } from '#http/route.ts';
import { loginLimits } from './login.limits.ts';
import { deleteAllChallenges } from './login-challenge.repo.ts';
import { deleteSession, endAllSessions } from './session.repo.ts';
import { passSecondFactor } from './second-step.action.ts';
import { logIn, refuseBlockedNetwork } from './session.service.ts';
import { sessionSweeps } from './session.sweeps.ts';
import { logInBySms } from './sms-login.action.ts';
import { sessionSchema } from './session.schema.ts';
import { registerSessionDesk } from './session.desk.routes.ts';

export const sessionModule: GatewayModule = {
  name: 'session',
  schema: sessionSchema,
  register: (app) => {
    route(
      app,
      'login',
      (call) => (call.body.type === 'sms' ? logInBySms : logIn)(app.platform.messages, call, call.body),
      refuseBlockedNetwork,
    );
    route(app, 'passSecondFactor', passSecondFactor, refuseBlockedNetwork);
    memberRoute(app, 'logout', async ({ db, member }) => {
      await deleteSession(db, member.sessionHash);
      return {};
    });
    route(app, 'keySet', async ({ now }) => ({ keys: await app.platform.cipher.publicKeys(), serverTime: now.getTime() }));
  },
  desk: registerSessionDesk,
  sweeps: sessionSweeps,
  reset: async ({ trx, merchant }) => {
    await endAllSessions(trx, merchant.id);
    await deleteAllChallenges(trx, merchant.id);
    await forgiveAll(trx, merchant.id, loginLimits);
  },
};
