import type { Sweep } from '#jobs/job.ts';
import { runLotteries } from './lottery.action.ts';

export const lotterySweeps: readonly Sweep[] = [
  { name: 'lotteries', every: 5_000, forMerchant: ({ platform, merchant, now }) => runLotteries(platform, merchant, now) },
];
