import type { Sweep } from '#jobs/job.ts';
import { raiseLevels } from './vip.repo.ts';

/** By then the day has begun in every time zone. Also catches up after a pause of the sweep. */
const reach = 3 * 86_400_000;

export const vipSweeps: readonly Sweep[] = [
  {
    name: 'vip-levels',
    every: 60_000,
    forMerchant: ({ platform, merchant: { id }, now }) => raiseLevels(platform.tenants.of(id), id, new Date(now.getTime() - reach)),
  },
];
