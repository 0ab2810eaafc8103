import type { GatewayModule } from '#http/module.ts';
import { refuseUnfit } from './fit-move.action.ts';
import { invitationsSchema } from './invitations.schema.ts';

/** What members of teams get, how agents may recruit, and the links by which they place newcomers. */
export const invitationsModule: GatewayModule = {
  name: 'invitations',
  schema: invitationsSchema,
  onMove: refuseUnfit,
};
