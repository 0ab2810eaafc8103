import type { GatewayModule } from '#http/module.ts';
import { memberRoute } from '#http/route.ts';
import { registerBonusesDesk } from './bonuses.desk.routes.ts';
import { seedContributions } from './bonuses.seed.ts';
import { forfeitBonus, readBonuses, takeBackBonuses } from './bonuses.service.ts';
import { expireBonus } from './expire-bonus.job.ts';
import { workOff } from './work-off.action.ts';
import { bonusPostings, bonusesSchema } from './bonuses.schema.ts';

export const bonusesModule: GatewayModule = {
  name: 'bonuses',
  schema: bonusesSchema,
  postings: bonusPostings,
  register: (app) => {
    memberRoute(app, 'bonuses', readBonuses);
    memberRoute(app, 'forfeitBonus', forfeitBonus);
  },
  desk: registerBonusesDesk,
  jobs: [expireBonus],
  onBet: workOff,
  seed: { version: 1, demo: seedContributions },
  reset: takeBackBonuses,
};
