import { AppError } from '../../server/app-error.ts';
import type { GatewayModule } from '../../server/module.ts';
import { forgiveAll } from '../../server/rate-counter.ts';
import { memberRoute, route } from '../../server/route.ts';
import { loginLimits } from './login-limits.ts';
import { deleteAllChallenges } from './login-challenge.repo.ts';
import { deleteSession, endAllSessions } from './session.repo.ts';
import { passSecondFactor } from './second-step.ts';
import { logIn, refuseBlockedNetwork } from './session.service.ts';
import { sessionSweeps } from './session.sweeps.ts';

export const sessionModule: GatewayModule = {
  name: 'session',
  register: (app) => {
    route(
      app,
      'login',
      async (call) => {
        // Its password is a code (specification, section 3), and nobody sends codes yet.
        if (call.body.type === 'sms') throw new AppError('NOT_AVAILABLE');
        return logIn(app.platform.messages, call, call.body.username, call.body.password);
      },
      refuseBlockedNetwork,
    );
    route(app, 'passSecondFactor', (call) => passSecondFactor(app.platform, call), refuseBlockedNetwork);
    memberRoute(app, 'logout', async ({ db, member }) => {
      await deleteSession(db, member.sessionHash);
      return {};
    });
    route(app, 'keySet', async ({ now }) => ({ keys: await app.platform.cipher.publicKeys(), serverTime: now.getTime() }));
  },
  sweeps: sessionSweeps,
  reset: async ({ trx, merchant }) => {
    await endAllSessions(trx, merchant.id);
    await deleteAllChallenges(trx, merchant.id);
    await forgiveAll(trx, merchant.id, loginLimits);
  },
};
