import type { GatewayModule, Seeding } from '#http/module.ts';
import { fileRoute, memberRoute } from '#http/route.ts';
import { forcedReceipt } from './forced-receipt.ts';
import { requestPayout } from '../payouts/order-payout.ts';
import { findLivePayout, updatePayout } from '../payouts/payouts.repo.ts';
import { receiptReminder } from './receipt-reminder.ts';
import { reject } from './withdrawal-moves.ts';
import { listHolding, lockWithdrawal } from './withdrawals.repo.ts';
import { seedMethods } from './withdrawals.seed.ts';
import {
  cancelWithdrawal,
  confirmReceipt,
  readFile,
  readTerms,
  readTotals,
  readWithdrawals,
  requestWithdrawal,
} from './withdrawals.service.ts';
import { withdrawalPostings, withdrawalsSchema } from './withdrawals.schema.ts';
import { registerWithdrawalsDesk } from '../payouts/payouts.desk.routes.ts';

/** Members' money on its way out of the house. */
export const withdrawalsModule: GatewayModule = {
  name: 'withdrawals',
  schema: withdrawalsSchema,
  postings: withdrawalPostings,
  register: (app) => {
    memberRoute(app, 'withdrawalTerms', readTerms);
    memberRoute(app, 'withdrawals', readWithdrawals);
    memberRoute(app, 'withdrawalTotals', readTotals);
    fileRoute(app, 'withdrawalFile', readFile);
    memberRoute(app, 'requestWithdrawal', requestWithdrawal);
    memberRoute(app, 'cancelWithdrawal', cancelWithdrawal);
    memberRoute(app, 'confirmReceipt', confirmReceipt);
  },
  desk: registerWithdrawalsDesk,
  jobs: [forcedReceipt, receiptReminder, requestPayout],
  seed: { version: 1, run: seedMethods },
  reset: giveAllBack,
};

/** What is held goes back; what was paid stays paid. */
async function giveAllBack({ trx, merchant, now }: Seeding): Promise<void> {
  for (const withdrawalId of await listHolding(trx, merchant.id)) {
    const withdrawal = await lockWithdrawal(trx, { merchantId: merchant.id, withdrawalId });
    if (withdrawal === null) continue;
    const payout = await findLivePayout(trx, { merchantId: merchant.id, withdrawalId });
    if (payout !== undefined) await updatePayout(trx, payout, { state: 'failed', reason: 'reset', settled_at: now, settled_by: 'control' });
    await reject(trx, withdrawal, { actor: 'control', at: now }, 'reset');
  }
}
