import type { Sweep } from '#jobs/job.ts';
import { listDueMembers } from './earning.repo.ts';
import { creditMember, earnedSince } from './earning.service.ts';

export const pointSweeps: readonly Sweep[] = [
  {
    name: 'points',
    every: 5 * 60_000,
    forMerchant: async ({ platform: { tenants }, merchant: { id: merchantId }, now }) => {
      for (const memberId of await listDueMembers(tenants.of(merchantId), merchantId, earnedSince(now)))
        await tenants.transaction(merchantId, (trx) => creditMember(trx, { merchantId, memberId }, now));
    },
  },
];
