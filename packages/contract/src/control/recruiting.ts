import Type from 'typebox';
import { agentTypes } from '../member-types.ts';
import { text } from '../shapes/inputs.ts';
import { Limits, Rates } from '../shapes/agents/recruiting.ts';
import { account, closed, orNull, reason } from './parts.ts';

const terms = { rates: Rates, limits: Limits };
const AgentType = Type.Enum(agentTypes);
const key = { idempotencyKey: Type.Optional(text(64, 1)) };

const RatesAnswer = Type.Array(Type.Object({ gameType: Type.String(), ppm: Type.Integer() }));
const LimitsAnswer = Type.Object({ mayRecruitAgents: Type.Boolean(), mostDirect: Type.Integer(), levels: Type.Integer() });

/** Null if the call was repeated, because it is shown only once. */
const FirstPassword = Type.Object({ password: orNull(Type.String()) });

export const recruiting = {
  agentTerms: {
    query: Type.Object({ account }, closed),
    value: Type.Object({
      account: Type.String(),
      type: Type.Integer(),
      /** The upline's account. Null at the top level. */
      upline: orNull(Type.String()),
      rates: RatesAnswer,
      /** Null for a player. */
      limits: orNull(LimitsAnswer),
      /** The highest rates that the upline can pass on. Empty if it is closed. Null at the top level. */
      most: orNull(Type.Object({ rates: RatesAnswer, limits: LimitsAnswer })),
      /** The highest rates of its children, which are the minimum, by the fields of `setAgentTerms`. 1 means yes. */
      least: Type.Array(Type.Object({ field: Type.String(), least: Type.Integer(), account: Type.String() })),
    }),
  },
  /** A player's `limits` are null. `seen` are the terms that were shown. The call is refused if they have changed. */
  setAgentTerms: {
    body: Type.Object(
      {
        account,
        rates: Rates,
        limits: orNull(Limits),
        reason,
        seen: Type.Optional(Type.Object({ rates: Rates, limits: orNull(Limits) }, closed)),
      },
      closed,
    ),
  },
  /** Below `under`, or at the top level. An agent whose contracts are with its upline (41, 42) needs an upline. */
  openAgent: {
    body: Type.Object({ ...key, account, nickname: text(64, 1), type: AgentType, under: Type.Optional(account), ...terms, reason }, closed),
    value: FirstPassword,
  },
  /** A player becomes an agent at the same place in the tree, and is logged out. */
  makeAgent: { body: Type.Object({ account, type: AgentType, ...terms, reason }, closed) },
  /** Another first password for an account whose owner has not chosen one. */
  renewAgentPassword: { body: Type.Object({ ...key, account, reason }, closed), value: FirstPassword },
};
