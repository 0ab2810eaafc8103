import type { Sweep } from '#jobs/job.ts';
import { sessionAge } from '#identity/session-life.ts';
import { deleteEndedSessions, deleteOldTraces } from './ended-sessions.repo.ts';
import { deleteOldChallenges } from './login-challenge.repo.ts';
import { closeOldTrials } from '../trial/trial.repo.ts';

export const sessionSweeps: readonly Sweep[] = [
  {
    name: 'sessions',
    every: 10 * 60_000,
    forMerchant: async ({ platform, merchant, now }) => {
      const db = platform.tenants.of(merchant.id);
      await deleteEndedSessions(db, now);
      await deleteOldTraces(db, now);
      await deleteOldChallenges(db, now);
    },
  },
  {
    name: 'trials',
    every: 60 * 60_000,
    // Twice as old as a session can be.
    forMerchant: ({ platform, merchant, now }) =>
      closeOldTrials(platform.tenants.of(merchant.id), new Date(now.getTime() - 2 * sessionAge)),
  },
];
