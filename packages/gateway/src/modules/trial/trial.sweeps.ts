import { sessionAge } from '#identity/session-life.ts';
import type { Sweep } from '#jobs/job.ts';
import { closeOldTrials } from './trial.repo.ts';

export const trialSweeps: readonly Sweep[] = [
  {
    name: 'trials',
    every: 60 * 60_000,
    // Twice the maximum age of a session.
    forMerchant: ({ platform, merchant, now }) =>
      closeOldTrials(platform.tenants.of(merchant.id), new Date(now.getTime() - 2 * sessionAge)),
  },
];
