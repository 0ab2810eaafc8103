import type { Sweep } from '#jobs/job.ts';
import { foldTeams } from './fold-teams.action.ts';

export const agentSweeps: readonly Sweep[] = [
  {
    name: 'teams',
    every: 60_000,
    forMerchant: async ({ platform, merchant, now }) => {
      await foldTeams(platform, merchant.id, now);
    },
  },
];
