import type { GatewayModule } from '#http/module.ts';
import { fileRoute, memberRoute } from '#http/route.ts';
import { disputeLine } from './dispute.action.ts';
import { readEstimate } from './estimate.service.ts';
import { fileLines, readLine, readLines } from './reads.service.ts';
import { registerSettlementDesk } from './settlement.desk.routes.ts';
import { settlementPostings } from './settlement.postings.ts';
import { settlementSchema } from './settlement.schema.ts';
import { settlementSweeps } from './settlement.sweeps.ts';

/** What agents' contracts come to: live, and window by window from the close to the payment. */
export const settlementModule: GatewayModule = {
  name: 'settlement',
  register: (app) => {
    memberRoute(app, 'commissionEstimate', readEstimate);
    memberRoute(app, 'commissionLines', readLines);
    fileRoute(app, 'commissionLinesFile', fileLines);
    memberRoute(app, 'commissionLine', readLine);
    memberRoute(app, 'disputeCommission', disputeLine);
  },
  desk: registerSettlementDesk,
  schema: settlementSchema,
  postings: settlementPostings,
  sweeps: settlementSweeps,
};
