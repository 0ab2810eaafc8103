import type { GatewayModule } from '#http/module.ts';
import { agreementsSchema } from './agreements.schema.ts';

/** What agents agree on with their uplines or the house. */
export const agreementsModule: GatewayModule = {
  name: 'agreements',
  schema: agreementsSchema,
};
