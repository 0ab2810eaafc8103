import type { Sweep } from '../../jobs/job.ts';
import { sessionAge } from '../../server/session-life.ts';
import { deleteEndedSessions, deleteOldTraces } from './ended-sessions.repo.ts';
import { deleteOldChallenges } from './login-challenge.repo.ts';
import { closeOldTrials } from './trial.repo.ts';

export const sessionSweeps: readonly Sweep[] = [
  {
    name: 'sessions',
    every: 10 * 60_000,
    run: async ({ platform, merchants, now }) => {
      for (const { id } of merchants) {
        await deleteEndedSessions(platform.tenants.of(id), now);
        await deleteOldTraces(platform.tenants.of(id), now);
        await deleteOldChallenges(platform.tenants.of(id), now);
      }
    },
  },
  {
    name: 'trials',
    every: 60 * 60_000,
    run: async ({ platform, merchants, now }) => {
      // Twice as old as a session can be.
      for (const { id } of merchants) await closeOldTrials(platform.tenants.of(id), new Date(now.getTime() - 2 * sessionAge));
    },
  },
];
