import type { GatewayModule } from '#http/module.ts';
import { registerBetsDesk } from './bets.desk.routes.ts';
import { betsSchema } from './bets.schema.ts';
import { betSweeps } from './bets.sweeps.ts';

/** Bets of every game. The house's and the vendors' games call `platform.bets`, never this module's tables. */
export const betsModule: GatewayModule = {
  name: 'bets',
  schema: betsSchema,
  desk: registerBetsDesk,
  sweeps: betSweeps,
};
