import type { GatewayModule } from '#http/module.ts';
import { memberRoute } from '#http/route.ts';
import { countClaimable } from './missions.repo.ts';
import { seedMissions } from './missions.seed.ts';
import { claimMission, readLeaderboard, readMissions } from './missions.service.ts';
import { missionSweeps } from './missions.sweeps.ts';
import { missionPostings, missionsSchema } from './missions.schema.ts';

export const missionsModule: GatewayModule = {
  name: 'missions',
  schema: missionsSchema,
  postings: missionPostings,
  register: (app) => {
    memberRoute(app, 'missionSummary', readMissions);
    memberRoute(app, 'missionLeaderboard', readLeaderboard);
    memberRoute(app, 'claimMission', claimMission);
  },
  counts: { missions: countClaimable, claimable: countClaimable },
  sweeps: missionSweeps,
  seed: { version: 1, demo: seedMissions },
  reset: seedMissions,
};
