import type { Feature } from '#shared/ports/feature.ts';
import { guards } from '#api/guards/member.gen.js';
import { makeAgentPolicySaga } from './agent-policy.saga.ts';
import { agentPolicySlice } from './agent-policy.slice.ts';

/** Which contracts of agents a member may see, where the merchant has the policy of agents. */
export const agentPolicy: Feature = {
  name: 'agent-policy',
  slice: agentPolicySlice,
  makeSaga: ({ client }) => makeAgentPolicySaga({ getConsolidated: () => client.call('consolidatedFunds', guards.consolidatedFunds) }),
};
