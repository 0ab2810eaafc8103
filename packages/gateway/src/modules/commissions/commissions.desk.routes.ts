import type { FastifyInstance } from 'fastify';
import { controlRoute } from '#operator/control-route.ts';
import { listWindowLines, listWindows } from './commissions.desk.repo.ts';
import { actOnLine, approveWindow } from './commissions.desk.ts';
import { settleMerchant } from '../settlement/settle.action.ts';

/** What the desk sees and decides of the settlement of agents' contracts. */
export function registerCommissionsDesk(app: FastifyInstance): void {
  controlRoute(app, 'settlementWindows', async ({ db, merchant }) => ({
    windows: (await listWindows(db, merchant.id)).map(({ from, to, ...window }) => ({
      ...window,
      from: from.toISOString(),
      to: to.toISOString(),
    })),
  }));
  controlRoute(app, 'settlementLines', async ({ db, merchant, query }) => ({
    lines: await listWindowLines(db, merchant.id, query.window),
  }));
  controlRoute(app, 'approveSettlement', approveWindow);
  controlRoute(app, 'actOnCommission', actOnLine);
  controlRoute(app, 'runSettlement', ({ merchant, now }, platform) => settleMerchant(platform, merchant, now));
}
