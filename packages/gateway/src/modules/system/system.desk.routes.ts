import { FlagSwitch, Nothing } from '@livery/contract/control/merchant';
import type { FastifyInstance } from 'fastify';
import { recordAct } from '#observe/audit-log.ts';
import { AppError } from '#base/app-error.ts';
import { controlRoute } from '#operator/control-route.ts';
import { presentFeatures } from './system.present.ts';
import { listFeatures } from './system.repo.ts';
import { updateFlag } from './system.desk.repo.ts';

/** The whitelabel tree of a merchant: read as portals read it, switched one flag at a time. */
export function registerFlags(app: FastifyInstance): void {
  const { tenants } = app.platform;
  controlRoute(app, 'GET', 'flags', Nothing, async ({ merchant }) => {
    const { id } = merchant();
    return { features: presentFeatures(await listFeatures(tenants.of(id), id)) };
  });
  controlRoute(app, 'POST', 'flags', FlagSwitch, async ({ body: { modId, enabled }, merchant, by }) => {
    const { id } = merchant();
    await tenants.transaction(id, async (trx) => {
      if (!(await updateFlag(trx, id, modId, enabled))) throw new AppError('NOT_FOUND');
      await recordAct(trx, { by, act: 'flag.switch', merchantId: id, subject: modId, details: { enabled } });
    });
  });
}
