import type { Sweep } from '#jobs/job.ts';
import { tellNearTiers } from './alerts/near-tiers.action.ts';
import { keepSoFar } from './counting/keep-so-far.action.ts';
import { settleMerchant } from './settle.action.ts';

export const settlementSweeps: readonly Sweep[] = [
  {
    name: 'settlement',
    every: 60_000,
    forMerchant: async ({ platform, merchant, now }) => {
      await settleMerchant(platform, merchant, now);
    },
  },
  { name: 'settlement-so-far', every: 300_000, forMerchant: ({ platform, merchant, now }) => keepSoFar(platform, merchant, now) },
  { name: 'settlement-near', every: 3_600_000, forMerchant: ({ platform, merchant, now }) => tellNearTiers(platform, merchant, now) },
];
