import type { GatewayModule } from '#http/module.ts';
import { memberRoute } from '#http/route.ts';
import { seedRates } from './rebates.seed.ts';
import { claimRebate, readRebate } from './rebates.service.ts';
import { rebatePostings, rebatesSchema } from './rebates.schema.ts';

export const rebatesModule: GatewayModule = {
  name: 'rebates',
  schema: rebatesSchema,
  postings: rebatePostings,
  register: (app) => {
    memberRoute(app, 'rebate', readRebate);
    memberRoute(app, 'claimRebate', claimRebate);
  },
  seed: { version: 1, demo: seedRates },
};
