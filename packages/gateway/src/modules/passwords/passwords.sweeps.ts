import type { Sweep } from '#jobs/job.ts';
import { deleteOldAsked } from './passwords.repo.ts';

const hour = 3_600_000;

export const passwordsSweeps: readonly Sweep[] = [
  {
    name: 'passwords',
    every: 10 * 60_000,
    forMerchant: ({ platform, merchant, now }) => deleteOldAsked(platform.tenants.of(merchant.id), now, new Date(now.getTime() - hour)),
  },
];
