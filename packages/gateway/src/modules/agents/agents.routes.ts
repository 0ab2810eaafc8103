import type { GatewayModule } from '#http/module.ts';
import { registerAgentsDesk } from './agents.desk.routes.ts';
import { agentsSchema } from './agents.schema.ts';
import { agentSweeps } from './agents.sweeps.ts';
import { teamWatch } from './fold-teams.action.ts';

/** The tree of agents and their teams' figures. */
export const agentsModule: GatewayModule = {
  name: 'agents',
  schema: agentsSchema,
  desk: registerAgentsDesk,
  sweeps: agentSweeps,
  watch: teamWatch,
};
