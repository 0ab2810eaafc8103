import { BonusGrantOrder } from '@livery/contract/control/bonuses';
import { controlRoute } from '#operator/control-route.ts';
import type { GatewayModule } from '#http/module.ts';
import { memberRoute } from '#http/route.ts';
import { seedContributions } from './bonuses.seed.ts';
import { forfeitBonus, grantByDesk, readBonuses, takeBackBonuses } from './bonuses.service.ts';
import { expireBonus } from './expire-bonus.job.ts';
import { workOff } from './work-off.ts';
import { bonusPostings, bonusesSchema } from './bonuses.schema.ts';

export const bonusesModule: GatewayModule = {
  name: 'bonuses',
  schema: bonusesSchema,
  postings: bonusPostings,
  register: (app) => {
    const { platform } = app;
    memberRoute(app, 'bonuses', readBonuses);
    memberRoute(app, 'forfeitBonus', forfeitBonus);
    controlRoute(app, 'POST', 'bonuses/grant', BonusGrantOrder, ({ body, merchant, now, by }) =>
      grantByDesk(platform, merchant(), body, now, by),
    );
  },
  jobs: [expireBonus],
  onBet: workOff,
  seed: { version: 1, demo: seedContributions },
  reset: takeBackBonuses,
};
