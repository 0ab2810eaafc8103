import type { Sweep } from '../../jobs/job.ts';
import { deleteEndedSessions, deleteOldNetworks } from './ended-sessions.repo.ts';
import { deleteOldChallenges } from './login-challenge.repo.ts';

export const sessionSweeps: readonly Sweep[] = [
  {
    name: 'sessions',
    every: 10 * 60_000,
    run: async ({ platform, merchants, now }) => {
      for (const { id } of merchants) {
        await deleteEndedSessions(platform.tenants.of(id), now);
        await deleteOldNetworks(platform.tenants.of(id), now);
        await deleteOldChallenges(platform.tenants.of(id), now);
      }
    },
  },
];
