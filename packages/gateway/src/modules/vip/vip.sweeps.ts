import type { Sweep } from '#jobs/job.ts';
import { raiseLevels } from './vip.repo.ts';

/** A day of any time zone has begun by then, and a sweep that did not run for a while is made up for. */
const reach = 3 * 86_400_000;

export const vipSweeps: readonly Sweep[] = [
  {
    name: 'vip-levels',
    every: 60_000,
    forMerchant: ({ platform, merchant: { id }, now }) => raiseLevels(platform.tenants.of(id), id, new Date(now.getTime() - reach)),
  },
];
