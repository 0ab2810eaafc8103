import type { FastifyInstance } from 'fastify';
import { controlRoute } from '#operator/control-route.ts';
import { listWindowLines, listWindows } from './commissions.desk.repo.ts';
import { actOnLine, approveWindow, readDeskLine, readSettlementPolicy, setSettlementPolicy, told } from './commissions.desk.ts';
import { runDry } from './dry-run.service.ts';
import { settleMerchant } from '../settlement/settle.action.ts';

/** The desk's view of the settlement of agents' contracts, and its decisions. */
export function registerCommissionsDesk(app: FastifyInstance): void {
  controlRoute(app, 'settlementWindows', async ({ db, merchant }) => ({
    currency: merchant.currency,
    timeZone: merchant.timeZone,
    windows: (await listWindows(db, merchant.id)).map(told),
  }));
  controlRoute(app, 'settlementLines', async ({ db, merchant, query }) => ({
    lines: (await listWindowLines(db, merchant.id, query.window)).map(told),
  }));
  controlRoute(app, 'settlementLine', readDeskLine);
  controlRoute(app, 'drySettlement', ({ merchant, now, query }, platform) => runDry(platform, merchant, now, query));
  controlRoute(app, 'approveSettlement', approveWindow);
  controlRoute(app, 'actOnCommission', actOnLine);
  controlRoute(app, 'runSettlement', async ({ merchant, now }, platform) => ({
    currency: merchant.currency,
    timeZone: merchant.timeZone,
    windows: (await settleMerchant(platform, merchant, now)).map(({ found, ...run }) => {
      const { id, kind, period, from_at: from, before_at: to, state: was } = found;
      return { ...told({ id, kind, period, from, to }), was, ...run };
    }),
  }));
  controlRoute(app, 'settlementPolicy', readSettlementPolicy);
  controlRoute(app, 'setSettlementPolicy', setSettlementPolicy);
}
