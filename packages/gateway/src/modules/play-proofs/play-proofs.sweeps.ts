import type { Sweep } from '#jobs/job.ts';
import { proveDays } from './prove-day.action.ts';

export const playProofsSweeps: readonly Sweep[] = [
  { name: 'play-proofs', every: 10 * 60_000, forMerchant: ({ platform, merchant, now }) => proveDays(platform, merchant, now) },
];
