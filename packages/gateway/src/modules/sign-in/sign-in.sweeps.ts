import type { Sweep } from '#jobs/job.ts';
import { deleteOldSignIns } from './sign-in.repo.ts';
import { signInLife } from './sign-in.service.ts';

export const signInSweeps: readonly Sweep[] = [
  {
    name: 'sign-ins',
    every: 10 * 60_000,
    forMerchant: ({ platform, merchant, now }) => deleteOldSignIns(platform.tenants.of(merchant.id), new Date(now.getTime() - signInLife)),
  },
];
