import type { Sweep } from '#jobs/job.ts';
import { settleMerchant } from './settle.action.ts';

export const settlementSweeps: readonly Sweep[] = [
  {
    name: 'settlement',
    every: 60_000,
    forMerchant: async ({ platform, merchant, now }) => {
      await settleMerchant(platform, merchant, now);
    },
  },
];
