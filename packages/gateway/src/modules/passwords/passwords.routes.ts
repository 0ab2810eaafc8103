import type { GatewayModule } from '../../server/module.ts';
import { forgiveAll } from '../../server/rate-counter.ts';
import { memberRoute, route } from '../../server/route.ts';
import { changePassword } from './change-password.ts';
import { resetLimits } from './passwords.limits.ts';
import { deleteAllAsked, deleteOldAsked } from './passwords.repo.ts';
import { askForLink, sendResetLink } from './reset-link.ts';
import { refuseBlockedReset, resetByLink, resetByPhone } from './reset-password.ts';

const hour = 3_600_000;

/** How a password becomes another one: changed by its member, or set anew by whoever holds the mailbox or the number. */
export const passwordsModule: GatewayModule = {
  name: 'passwords',
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
        await askForLink(platform, call);
        return {};
      },
      refuseBlockedReset,
    );
    route(app, 'resetPasswordByLink', (call) => resetByLink(platform.messages, call), refuseBlockedReset);
    route(app, 'resetPasswordByPhone', (call) => resetByPhone(platform.messages, call), refuseBlockedReset);
  },
  jobs: [sendResetLink],
  sweeps: [
    {
      name: 'passwords',
      every: 10 * 60_000,
      run: async ({ platform, merchants, now }) => {
        for (const { id } of merchants) await deleteOldAsked(platform.tenants.of(id), now, new Date(now.getTime() - hour));
      },
    },
  ],
  reset: async ({ trx, merchant }) => {
    await deleteAllAsked(trx, merchant.id);
    await forgiveAll(trx, merchant.id, resetLimits);
  },
};
