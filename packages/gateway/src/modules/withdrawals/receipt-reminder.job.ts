import Type from 'typebox';
import { defineJob } from '#jobs/job.ts';
import { writeReminder } from './withdrawals.texts.ts';
import { lockWithdrawal } from './withdrawals.repo.ts';

/** Minutes left when a member is reminded: a third of the total, or 0 if the time is too short for a reminder. */
export function minutesLeft(receiptMinutes: number): number {
  return Math.floor(receiptMinutes / 3);
}

/** Reminds a member to confirm a payment before its receipt is forced. */
export const receiptReminder = defineJob({
  name: 'withdrawal.reminder',
  payload: Type.Object({ withdrawalId: Type.Integer() }),
  run: async ({ payload, merchant, platform, now }) => {
    if (merchant === null) throw new TypeError('A withdrawal belongs to a merchant');
    await platform.tenants.transaction(merchant.id, async (trx) => {
      const withdrawal = await lockWithdrawal(trx, { merchantId: merchant.id, withdrawalId: payload.withdrawalId });
      if (withdrawal?.state !== 'paid' || withdrawal.receipt_due_at === null || withdrawal.receipt_due_at <= now) return;
      const minutes = Math.ceil((withdrawal.receipt_due_at.getTime() - now.getTime()) / 60_000);
      await writeReminder(trx, withdrawal, minutes, now);
    });
  },
});
