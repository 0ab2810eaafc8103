import type { GatewayModule } from '#http/module.ts';
import { route } from '#http/route.ts';
import { presentDomains, presentFeatures, presentRegisterRules, presentSite, presentStatus } from './system.present.ts';
import { isFlagOn } from './flags.repo.ts';
import { listFeatures, listRegisterRules, readSite, readStatus } from './system.repo.ts';
import { resetSystem, seedDemoSystem, seedSystem } from './system.seed.ts';
import { systemSchema } from './system.schema.ts';
import { registerSystemDesk } from './system.desk.routes.ts';

export const systemModule: GatewayModule = {
  name: 'system',
  schema: systemSchema,
  register: (app) => {
    route(app, 'systemStatus', async ({ db, merchant, ip }) => presentStatus(await readStatus(db, merchant.id), ip));
    route(app, 'whitelabel', async ({ db, merchant }) => ({ features: presentFeatures(await listFeatures(db, merchant.id)) }));
    route(app, 'registerSettings', async ({ db, merchant }) => ({
      fields: presentRegisterRules(await listRegisterRules(db, merchant.id)),
    }));
    route(app, 'domainRoute', async ({ db, merchant, host }) =>
      presentDomains(merchant, await readSite(db, merchant.id), app.platform.environment === 'production' ? null : host),
    );
    route(app, 'siteSettings', async ({ db, merchant, ip }) =>
      presentSite(merchant, await readSite(db, merchant.id), await readStatus(db, merchant.id), {
        ip,
        hasReferral: await isFlagOn(db, merchant.id, 'REFERRAL'),
      }),
    );
  },
  desk: registerSystemDesk,
  seed: { version: 5, run: seedSystem, demo: seedDemoSystem },
  reset: resetSystem,
};
