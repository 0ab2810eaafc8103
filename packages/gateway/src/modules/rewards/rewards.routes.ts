import type { GatewayModule } from '#http/module.ts';
import { memberRoute } from '#http/route.ts';
import { openPrize } from './open-prize.service.ts';
import { claim, markRead, readCentre, readHistory } from './reward-centre.service.ts';
import { countClaimable, countUnread } from './rewards.repo.ts';
import { resetRewards, seedRewards } from './rewards.seed.ts';
import { rewardsSweeps } from './rewards.sweeps.ts';
import { rewardPostings, rewardsSchema } from './rewards.schema.ts';
import { registerRewardsDesk } from './rewards.desk.routes.ts';

export const rewardsModule: GatewayModule = {
  name: 'rewards',
  schema: rewardsSchema,
  postings: rewardPostings,
  register: (app) => {
    memberRoute(app, 'rewards', readCentre);
    memberRoute(app, 'readRewards', markRead);
    memberRoute(app, 'rewardHistory', readHistory);
    memberRoute(app, 'claimRaffle', claim);
    memberRoute(app, 'openPrize', openPrize);
  },
  desk: registerRewardsDesk,
  sweeps: rewardsSweeps,
  counts: { rewards: countUnread, claimable: countClaimable },
  seed: { version: 1, demo: seedRewards },
  reset: resetRewards,
};
