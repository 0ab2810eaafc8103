import type { GatewayModule } from '#http/module.ts';
import { forgiveAll } from '#limits/rate-counter.ts';
import { memberRoute, route } from '#http/route.ts';
import { changePassword } from './change-password.action.ts';
import { resetLimits } from './passwords.limits.ts';
import { deleteAllAsked } from './passwords.repo.ts';
import { passwordsSweeps } from './passwords.sweeps.ts';
import { askForLink, sendResetLink } from './reset-link.job.ts';
import { refuseBlockedReset, resetByLink, resetByPhone } from './reset-password.action.ts';
import { passwordsSchema } from './passwords.schema.ts';

/** Changing a password, and resetting a forgotten one by email or phone. */
export const passwordsModule: GatewayModule = {
  name: 'passwords',
  schema: passwordsSchema,
  register: (app) => {
    const { platform } = app;
    memberRoute(app, 'changePassword', async (call) => {
      await changePassword(platform.messages, call);
      return {};
    });
    route(
      app,
      'resetPasswordByEmail',
      async (call) => {
        await askForLink(call, platform);
        return {};
      },
      refuseBlockedReset,
    );
    route(app, 'resetPasswordByLink', resetByLink, refuseBlockedReset);
    route(app, 'resetPasswordByPhone', resetByPhone, refuseBlockedReset);
  },
  jobs: [sendResetLink],
  sweeps: passwordsSweeps,
  reset: async ({ trx, merchant }) => {
    await deleteAllAsked(trx, merchant.id);
    await forgiveAll(trx, merchant.id, resetLimits);
  },
};
