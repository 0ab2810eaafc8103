import type { Sweep } from '#jobs/job.ts';
import { listDue, listEndingSoon } from './agreements.repo.ts';
import { markWarned } from './agreement.repo.ts';
import { warningDays } from './acting/end.action.ts';
import { lockStanding } from './acting/standing.action.ts';
import { tellPages, tellParties } from './acting/tell-parties.action.ts';

const day = 24 * 3_600_000;

export const agreementsSweeps: readonly Sweep[] = [
  {
    name: 'agreements',
    every: 60_000,
    forMerchant: async ({ platform: { tenants }, merchant, now }) => {
      for (const id of await listDue(tenants.of(merchant.id), merchant.id, now))
        await tenants.transaction(merchant.id, async (trx) => {
          const standing = await lockStanding(trx, { merchantId: merchant.id, id }, async () => now);
          if (standing === null) return;
          const { agreement, isExpired } = standing;
          if (isExpired) await tellParties(trx, { merchant, agreement, from: 'system', act: 'expire', at: now });
          else await tellPages(trx, agreement, now);
        });
    },
  },
  {
    name: 'agreements-ending',
    every: 3_600_000,
    forMerchant: async ({ platform: { tenants }, merchant, now }) => {
      const before = new Date(now.getTime() + warningDays * day);
      await tenants.transaction(merchant.id, async (trx) => {
        const ending = await listEndingSoon(trx, merchant.id, now, before);
        await markWarned(
          trx,
          merchant.id,
          ending.map(({ id }) => id),
          now,
        );
        for (const agreement of ending) {
          const effectiveAt = agreement.ends_at ?? now;
          const days = Math.max(1, Math.ceil((effectiveAt.getTime() - now.getTime()) / day));
          await tellParties(trx, { merchant, agreement, from: 'system', act: 'warn', at: now, effectiveAt, days });
        }
      });
    },
  },
];
