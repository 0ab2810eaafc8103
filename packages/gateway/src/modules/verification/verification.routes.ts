import type { GatewayModule } from '../../server/module.ts';
import { forgiveAll } from '../../server/rate-counter.ts';
import { codeLimits } from './verification.limits.ts';
import { deleteAllCodes, deleteExpiredCodes } from './verification.repo.ts';

const hour = 3_600_000;

/** How people show that they can be reached, and that they are people. */
export const verificationModule: GatewayModule = {
  name: 'verification',
  register: () => {},
  sweeps: [
    {
      name: 'codes',
      every: 10 * 60_000,
      run: async ({ platform, merchants, now }) => {
        for (const { id } of merchants) await deleteExpiredCodes(platform.tenants.of(id), new Date(now.getTime() - hour));
      },
    },
  ],
  reset: async ({ trx, merchant }) => {
    await deleteAllCodes(trx, merchant.id);
    await forgiveAll(trx, merchant.id, codeLimits);
  },
};
