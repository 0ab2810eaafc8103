import type { GatewayModule, Seeding } from '#http/module.ts';
import { fileRoute, memberRoute } from '#http/route.ts';
import { controlRoute } from '#operator/control-route.ts';
import { forcedReceipt } from './forced-receipt.job.ts';
import { receiptReminder } from './receipt-reminder.job.ts';
import { releaseWithdrawals } from './release-holds.desk.ts';
import { reject } from './withdrawal-moves.service.ts';
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

/** Members' withdrawals, from the request to the receipt. `payouts` pays them. */
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
  desk: (app) => controlRoute(app, 'releaseWithdrawals', releaseWithdrawals),
  jobs: [forcedReceipt, receiptReminder],
  seed: { version: 1, run: seedMethods },
  reset: giveAllBack,
};

/** Returns held money; paid withdrawals stay paid. */
async function giveAllBack({ trx, merchant, now }: Seeding): Promise<void> {
  for (const withdrawalId of await listHolding(trx, merchant.id)) {
    const withdrawal = await lockWithdrawal(trx, { merchantId: merchant.id, withdrawalId });
    if (withdrawal === null) continue;
    await reject(trx, withdrawal, { actor: 'control', at: now }, 'reset');
  }
}
