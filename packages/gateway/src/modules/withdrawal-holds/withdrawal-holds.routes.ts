import type { GatewayModule } from '#http/module.ts';
import { deleteAllHolds } from './withdrawal-holds.repo.ts';
import { withdrawalHoldsSchema } from './withdrawal-holds.schema.ts';

/** It has no calls of its own: withdrawals ask it, and whoever changes what money could leave by tells it. */
export const withdrawalHoldsModule: GatewayModule = {
  name: 'withdrawal-holds',
  schema: withdrawalHoldsSchema,
  reset: ({ trx, merchant }) => deleteAllHolds(trx, merchant.id),
};
