import type { Feature } from '#shared/ports/feature.ts';
import { makeAgentPolicyApi } from './agent-policy.api.ts';
import { makeAgentPolicySaga } from './agent-policy.saga.ts';
import { agentPolicySlice } from '#shared/facts/agent-policy.slice.ts';

/** Loads the contract flags of members, for merchants with AGENTPOLICY3. */
export const agentPolicy: Feature = {
  name: 'agent-policy',
  slice: agentPolicySlice,
  makeSaga: ({ client }) => makeAgentPolicySaga(makeAgentPolicyApi(client)),
};
