import Type from 'typebox';
import { defineJob } from '#jobs/job.ts';
import { receiveByForce, tellOf } from './withdrawal-moves.service.ts';
import { lockWithdrawal, updateWithdrawal } from './withdrawals.repo.ts';

/**
 * A payment that the member does not confirm in time counts as received, for good (wallet-04, wallet-05). If the site
 * is closed at the deadline, the member gets the full time again.
 */
export const forcedReceipt = defineJob({
  name: 'withdrawal.receipt',
  payload: Type.Object({ withdrawalId: Type.Integer() }),
  run: async ({ payload, merchant, platform, now }) => {
    if (merchant === null) throw new TypeError('A withdrawal belongs to a merchant');
    const isClosed = await platform.closures.isClosed(merchant.id);
    await platform.tenants.transaction(merchant.id, async (trx) => {
      const withdrawal = await lockWithdrawal(trx, { merchantId: merchant.id, withdrawalId: payload.withdrawalId });
      if (withdrawal?.state !== 'paid' || withdrawal.receipt_due_at === null || withdrawal.receipt_due_at > now) return;
      if (!isClosed) {
        await receiveByForce(trx, withdrawal, { actor: 'job:forced-receipt', at: now });
        return;
      }
      const receipt_due_at = new Date(now.getTime() + withdrawal.receipt_minutes * 60_000);
      await tellOf(trx, await updateWithdrawal(trx, withdrawal, { state: 'paid', receipt_due_at }), now);
      await platform.jobs.enqueue(trx, forcedReceipt, payload, { merchantId: merchant.id, at: receipt_due_at });
    });
  },
});
