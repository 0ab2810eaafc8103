import type { GatewayModule } from '#http/module.ts';
import { settlementPostings } from './settlement.postings.ts';
import { settlementSchema } from './settlement.schema.ts';
import { settlementSweeps } from './settlement.sweeps.ts';

/** Settles agents' contracts window by window, from the close to the payment. */
export const settlementModule: GatewayModule = {
  name: 'settlement',
  schema: settlementSchema,
  postings: settlementPostings,
  sweeps: settlementSweeps,
};
