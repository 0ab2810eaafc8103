import type { GatewayModule } from '../../server/module.ts';
import { forgiveAll } from '../../server/rate-counter.ts';
import { route } from '../../server/route.ts';
import { deleteAllCaptchas, deleteExpiredCaptchas } from './captcha.repo.ts';
import { offerCaptcha } from './captcha.service.ts';
import { sendLoginCode } from './login-code.ts';
import { verificationLimits } from './verification.limits.ts';
import { deleteAllCodes, deleteExpiredCodes } from './verification.repo.ts';

const hour = 3_600_000;

/** How people show that they can be reached, and that they are people. */
export const verificationModule: GatewayModule = {
  name: 'verification',
  register: (app) => {
    route(app, 'captcha', (call) => offerCaptcha(call, call.query.purpose ?? 'login'));
    route(app, 'sendLoginCode', (call) => sendLoginCode(app.platform, call, call.body));
  },
  sweeps: [
    {
      name: 'codes',
      every: 10 * 60_000,
      run: async ({ platform, merchants, now }) => {
        for (const { id } of merchants) {
          await deleteExpiredCodes(platform.tenants.of(id), new Date(now.getTime() - hour));
          await deleteExpiredCaptchas(platform.tenants.of(id), now);
        }
      },
    },
  ],
  reset: async ({ trx, merchant }) => {
    await deleteAllCodes(trx, merchant.id);
    await deleteAllCaptchas(trx, merchant.id);
    await forgiveAll(trx, merchant.id, verificationLimits);
  },
};
