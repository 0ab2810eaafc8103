import type { GatewayModule } from '#http/module.ts';
import { memberRoute, route } from '#http/route.ts';
import { forgiveAll } from '#limits/rate-counter.ts';
import { playProofsSchema } from './play-proofs.schema.ts';
import { proofsLimit, readProofs, readReceipt, readTeamProof } from './play-proofs.service.ts';
import { playProofsSweeps } from './play-proofs.sweeps.ts';

/** A root published each day over everyone who played, so that no player of a team can be omitted unnoticed. */
export const playProofsModule: GatewayModule = {
  name: 'play-proofs',
  schema: playProofsSchema,
  register: (app) => {
    route(app, 'playProofs', readProofs);
    memberRoute(app, 'teamProof', readTeamProof);
    memberRoute(app, 'playReceipt', readReceipt);
  },
  sweeps: playProofsSweeps,
  reset: ({ trx, merchant }) => forgiveAll(trx, merchant.id, [proofsLimit]),
};
