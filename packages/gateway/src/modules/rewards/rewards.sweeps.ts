import type { Sweep } from '#jobs/job.ts';
import { settleRaffles } from './raffles.service.ts';

export const rewardsSweeps: readonly Sweep[] = [
  {
    name: 'raffles',
    every: 60_000,
    forMerchant: ({ platform, merchant, now }) => settleRaffles(platform, merchant, now),
  },
];
