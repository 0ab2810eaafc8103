import Type from 'typebox';
import { text, whole } from '../shapes/inputs.ts';
import { Limits, Rates } from '../shapes/agents/recruiting.ts';
import { account, closed, orNull } from './parts.ts';

const terms = { rates: Rates, limits: Limits };

export const recruiting = {
  agentTerms: {
    query: Type.Object({ account }, closed),
    value: Type.Object({
      account: Type.String(),
      type: Type.Integer(),
      /** The upline's account, whose terms these may not exceed; null at the first level. */
      upline: orNull(Type.String()),
      rates: Type.Array(Type.Object({ gameType: Type.String(), ppm: Type.Integer() })),
      limits: Type.Object({ mayRecruitAgents: Type.Boolean(), mostDirect: Type.Integer(), levels: Type.Integer() }),
    }),
  },
  setAgentTerms: { body: Type.Object({ account, ...terms }, closed) },
  openAgent: {
    body: Type.Object({ account, nickname: text(64, 1), type: whole({ minimum: 1, maximum: 2 }), ...terms }, closed),
    value: Type.Object({ password: Type.String() }),
  },
};
