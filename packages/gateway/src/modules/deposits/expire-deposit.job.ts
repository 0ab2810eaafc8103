import Type from 'typebox';
import { defineJob } from '#jobs/job.ts';
import { tellOfDeposit } from './deposit-news.action.ts';
import { endWaiting } from './deposits.repo.ts';

/** Expires an unpaid deposit. A later payment is still credited. */
export const expireDeposit = defineJob({
  name: 'deposit.expire',
  payload: Type.Object({ depositId: Type.String() }),
  run: async ({ payload, merchant, platform, now }) => {
    if (merchant === null) return;
    await platform.tenants.transaction(merchant.id, async (trx) => {
      const ended = await endWaiting(trx, { merchantId: merchant.id, id: payload.depositId, state: 'expired', now });
      if (ended !== undefined) await tellOfDeposit(trx, ended, now);
    });
  },
});
