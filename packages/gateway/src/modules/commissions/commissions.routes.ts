import type { GatewayModule } from '#http/module.ts';
import { fileRoute, memberRoute } from '#http/route.ts';
import { registerCommissionsDesk } from './commissions.desk.routes.ts';
import { disputeLine } from './dispute.action.ts';
import { readEstimate } from './estimate.service.ts';
import { fileLines, readLine, readLines } from './reads.service.ts';

/** Live and settled commissions for agents and the desk, with holds and disputes. */
export const commissionsModule: GatewayModule = {
  name: 'commissions',
  register: (app) => {
    memberRoute(app, 'commissionEstimate', readEstimate);
    memberRoute(app, 'commissionLines', readLines);
    fileRoute(app, 'commissionLinesFile', fileLines);
    memberRoute(app, 'commissionLine', readLine);
    memberRoute(app, 'disputeCommission', disputeLine);
  },
  desk: registerCommissionsDesk,
};
