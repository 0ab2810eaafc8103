import type { Sweep } from '#jobs/job.ts';
import { deleteEndedSessions, deleteOldTraces } from './ended-sessions.repo.ts';
import { deleteOldChallenges } from './login-challenge.repo.ts';

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
];
