import type { GatewayModule } from '#http/module.ts';
import { memberRoute } from '#http/route.ts';
import { countClaimable } from './vip.repo.ts';
import { seedVip } from './vip.seed.ts';
import { claimVipReward, readVip } from './vip.service.ts';
import { vipSweeps } from './vip.sweeps.ts';
import { vipPostings, vipSchema } from './vip.schema.ts';

export const vipModule: GatewayModule = {
  name: 'vip',
  schema: vipSchema,
  postings: vipPostings,
  register: (app) => {
    memberRoute(app, 'vip', readVip);
    memberRoute(app, 'claimVipReward', claimVipReward);
  },
  sweeps: vipSweeps,
  counts: { claimable: countClaimable },
  seed: { version: 1, demo: seedVip },
};
