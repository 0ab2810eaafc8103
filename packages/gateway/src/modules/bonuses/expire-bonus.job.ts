import Type from 'typebox';
import { defineJob } from '#jobs/job.ts';
import { lockBonus } from './bonuses.repo.ts';
import { endBonus } from './end-bonus.action.ts';

/** Takes back bonuses that were not wagered in time. */
export const expireBonus = defineJob({
  name: 'bonus.expire',
  payload: Type.Object({ bonusId: Type.Integer() }),
  run: async ({ payload, merchant, platform, now }) => {
    if (merchant === null) return;
    await platform.tenants.transaction(merchant.id, async (trx) => {
      const bonus = await lockBonus(trx, payload.bonusId);
      if (bonus === null || bonus.state !== 'active' || bonus.expires_at > now) return;
      await endBonus(trx, bonus, 'expired', { actor: 'job:bonus.expire', now });
    });
  },
});
