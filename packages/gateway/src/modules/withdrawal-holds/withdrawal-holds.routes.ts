import type { GatewayModule } from '#http/module.ts';
import { deleteAllHolds } from './withdrawal-holds.repo.ts';
import { withdrawalHoldsSchema } from './withdrawal-holds.schema.ts';

/** It has no calls. Withdrawals consult it, and modules that change contacts or payout accounts report to it. */
export const withdrawalHoldsModule: GatewayModule = {
  name: 'withdrawal-holds',
  schema: withdrawalHoldsSchema,
  reset: ({ trx, merchant }) => deleteAllHolds(trx, merchant.id),
};
