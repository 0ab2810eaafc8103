import type { GatewayModule } from '#http/module.ts';
import { forgiveAll } from '#limits/rate-counter.ts';
import { route } from '#http/route.ts';
import { deleteAllCaptchas } from './captcha.repo.ts';
import { offerCaptcha } from './captcha.service.ts';
import { sendLoginCode } from './login-code.action.ts';
import { verificationLimits } from './verification.limits.ts';
import { deleteAllCodes } from './verification.repo.ts';
import { verificationSweeps } from './verification.sweeps.ts';
import { verificationSchema } from './verification.schema.ts';

/** How people prove that they can be reached, and that they are human. */
export const verificationModule: GatewayModule = {
  name: 'verification',
  schema: verificationSchema,
  register: (app) => {
    route(app, 'captcha', (call) => offerCaptcha(call, call.query.purpose ?? 'login'));
    route(app, 'sendLoginCode', sendLoginCode);
  },
  sweeps: verificationSweeps,
  reset: async ({ trx, merchant }) => {
    await deleteAllCodes(trx, merchant.id);
    await deleteAllCaptchas(trx, merchant.id);
    await forgiveAll(trx, merchant.id, verificationLimits);
  },
};
