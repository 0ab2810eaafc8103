import type { GatewayModule } from '#http/module.ts';
import { refuseUnfit } from './fit-move.action.ts';
import { invitationsSchema } from './invitations.schema.ts';

/** Team members' rates, agents' recruiting limits, and their invitation links. */
export const invitationsModule: GatewayModule = {
  name: 'invitations',
  schema: invitationsSchema,
  onMove: refuseUnfit,
};
