import type { Sweep } from '../../jobs/job.ts';
import { deleteOldPasskeyChallenges } from './passkey-challenge.repo.ts';

export const passkeySweeps: readonly Sweep[] = [
  {
    name: 'passkey-challenges',
    every: 10 * 60_000,
    run: async ({ platform, merchants, now }) => {
      for (const { id } of merchants) await deleteOldPasskeyChallenges(platform.tenants.of(id), now);
    },
  },
];
