import type { Sweep } from '#jobs/job.ts';
import { deleteExpiredCaptchas } from './captcha.repo.ts';
import { deleteExpiredCodes } from './verification.repo.ts';

const hour = 3_600_000;

export const verificationSweeps: readonly Sweep[] = [
  {
    name: 'codes',
    every: 10 * 60_000,
    forMerchant: async ({ platform, merchant, now }) => {
      await deleteExpiredCodes(platform.tenants.of(merchant.id), new Date(now.getTime() - hour));
      await deleteExpiredCaptchas(platform.tenants.of(merchant.id), now);
    },
  },
];
