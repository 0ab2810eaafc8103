import type { GatewayModule, Seeding } from '#http/module.ts';
import { listHolding, lockWithdrawal } from '../withdrawals/withdrawals.repo.ts';
import { requestPayout } from './order-payout.job.ts';
import { registerPayoutsDesk } from './payouts.desk.routes.ts';
import { findLivePayout, updatePayout } from './payouts.repo.ts';
import { payoutPostings, payoutsSchema } from './payouts.schema.ts';

/** Pays approved withdrawals through providers. */
export const payoutsModule: GatewayModule = {
  name: 'payouts',
  schema: payoutsSchema,
  postings: payoutPostings,
  desk: registerPayoutsDesk,
  jobs: [requestPayout],
  reset: failAll,
};

async function failAll({ trx, merchant, now }: Seeding): Promise<void> {
  for (const withdrawalId of await listHolding(trx, merchant.id)) {
    const key = { merchantId: merchant.id, withdrawalId };
    await lockWithdrawal(trx, key);
    const payout = await findLivePayout(trx, key);
    if (payout !== undefined) await updatePayout(trx, payout, { state: 'failed', reason: 'reset', settled_at: now, settled_by: 'control' });
  }
}
