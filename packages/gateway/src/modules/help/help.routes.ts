import type { GatewayModule } from '#http/module.ts';
import { forgiveAll } from '#limits/rate-counter.ts';
import { route } from '#http/route.ts';
import { feedbackLimit, representativeLimit } from './help.limits.ts';
import { seedHelp } from './help.seed.ts';
import { keepFeedback, readHelp, verifyRepresentative } from './help.service.ts';
import { helpSchema } from './help.schema.ts';

/** The help centre of a merchant, and visitors' feedback. */
export const helpModule: GatewayModule = {
  name: 'help',
  schema: helpSchema,
  register: (app) => {
    route(app, 'helpCenter', async ({ db, merchant, query }) => ({ articles: await readHelp(db, merchant.id, query.lang) }));
    route(app, 'feedback', keepFeedback);
    route(app, 'representative', verifyRepresentative);
  },
  seed: { version: 1, run: seedHelp },
  reset: ({ trx, merchant }) => forgiveAll(trx, merchant.id, [feedbackLimit, representativeLimit]),
};
