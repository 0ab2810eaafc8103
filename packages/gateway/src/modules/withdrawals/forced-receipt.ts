import Type from 'typebox';
import { defineJob } from '../../jobs/job.ts';
import { receiveByForce } from './withdrawal-moves.ts';
import { lockWithdrawal } from './withdrawals.repo.ts';

/** Whoever has not told of a payment in the time that was said has received it, for good (wallet-04, wallet-05). */
export const forcedReceipt = defineJob({
  name: 'withdrawal.receipt',
  payload: Type.Object({ withdrawalId: Type.Integer() }),
  run: async ({ payload, merchant, platform, now }) => {
    if (merchant === null) throw new TypeError('A withdrawal belongs to a merchant');
    await platform.tenants.transaction(merchant.id, async (trx) => {
      const withdrawal = await lockWithdrawal(trx, { merchantId: merchant.id, withdrawalId: payload.withdrawalId });
      if (withdrawal?.state !== 'paid' || withdrawal.receipt_due_at === null || withdrawal.receipt_due_at > now) return;
      await receiveByForce(trx, withdrawal, { actor: 'job', at: now });
    });
  },
});
