import type { Sweep } from '#jobs/job.ts';
import { listDue } from './closing.repo.ts';
import { daysToErasure } from './closing.service.ts';
import { eraseMember } from './erase-member.action.ts';

const day = 24 * 3_600_000;

export const closingSweeps: readonly Sweep[] = [
  {
    name: 'closed-members',
    every: 3_600_000,
    forMerchant: async ({ platform, merchant: { id: merchantId }, now }) => {
      const before = new Date(now.getTime() - daysToErasure * day);
      for (const memberId of await listDue(platform.tenants.of(merchantId), merchantId, before))
        await platform.tenants.transaction(merchantId, (trx) => eraseMember(platform, trx, { merchantId, memberId }, now));
    },
  },
];
