import type { GatewayModule } from '#http/module.ts';
import { memberRoute, route } from '#http/route.ts';
import { forgiveAll } from '#limits/rate-counter.ts';
import { accountLimit, addDownline, renewFirstPassword } from './accounts.service.ts';
import { addLink, changeLink, followInvitation, readLinks, visitLimit } from './links.service.ts';
import { registerRecruitingDesk } from './recruiting.desk.routes.ts';
import { playTeams } from './demo-teams.seed.ts';
import { seedTerms } from './recruiting.seed.ts';
import { readResults } from './results.service.ts';
import { changeDownlineTerms, readDownlineTerms, readRecruiting } from './terms.service.ts';

/** How agents recruit accounts, and within which rates and limits. */
export const recruitingModule: GatewayModule = {
  name: 'recruiting',
  register: (app) => {
    memberRoute(app, 'recruitingTerms', readRecruiting);
    memberRoute(app, 'addDownline', addDownline);
    memberRoute(app, 'renewFirstPassword', renewFirstPassword);
    memberRoute(app, 'downlineTerms', readDownlineTerms);
    memberRoute(app, 'changeDownlineTerms', async (call) => {
      await changeDownlineTerms(call);
      return {};
    });
    memberRoute(app, 'invitationLinks', readLinks);
    memberRoute(app, 'addInvitationLink', addLink);
    memberRoute(app, 'changeInvitationLink', changeLink);
    memberRoute(app, 'invitationResults', readResults);
    route(app, 'followInvitation', followInvitation);
  },
  desk: registerRecruitingDesk,
  seed: { version: 2, demo: seedTerms, past: playTeams },
  reset: ({ trx, merchant }) => forgiveAll(trx, merchant.id, [accountLimit, visitLimit]),
};
