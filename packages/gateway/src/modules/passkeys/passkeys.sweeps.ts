import type { Sweep } from '#jobs/job.ts';
import { deleteOldPasskeyChallenges } from './passkey-challenge.repo.ts';

export const passkeySweeps: readonly Sweep[] = [
  {
    name: 'passkey-challenges',
    every: 10 * 60_000,
    forMerchant: ({ platform, merchant, now }) => deleteOldPasskeyChallenges(platform.tenants.of(merchant.id), now),
  },
];
