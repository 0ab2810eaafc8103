import type { Transaction } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { JobQueue } from '#jobs/job-queue.ts';
import { forcedReceipt } from './forced-receipt.job.ts';
import { minutesLeft, receiptReminder } from './receipt-reminder.job.ts';
import { move, type Mover } from './withdrawal-moves.service.ts';
import { payOut } from './withdrawals.postings.ts';
import type { StoredWithdrawal } from './withdrawals.repo.ts';

/** Marks a withdrawal as paid. The member has the promised minutes to confirm the receipt: jobs remind of the deadline and end it. */
export async function pay(jobs: JobQueue, trx: Transaction<Database>, withdrawal: StoredWithdrawal, by: Mover): Promise<StoredWithdrawal> {
  const { merchant_id: merchantId, id, receipt_minutes } = withdrawal;
  const receipt_due_at = new Date(by.at.getTime() + receipt_minutes * 60_000);
  const moved = await move(trx, withdrawal, 'paid', by, { receipt_due_at });
  await payOut(trx, withdrawal, by);
  await jobs.enqueue(trx, forcedReceipt, { withdrawalId: id }, { merchantId, at: receipt_due_at });
  const left = minutesLeft(receipt_minutes);
  if (left > 0) {
    const at = new Date(receipt_due_at.getTime() - left * 60_000);
    await jobs.enqueue(trx, receiptReminder, { withdrawalId: id }, { merchantId, at });
  }
  return moved;
}
