import type { Feature } from '#shared/ports/feature.ts';
import { makeAgentCommissionsApi } from './agent-commissions.api.ts';
import { makeAgentCommissionsSaga } from './agent-commissions.saga.ts';
import { agentCommissionsSlice } from './agent-commissions.slice.ts';

/** Income from an agent's contracts: estimate, lines, explanations and disputes. */
export const agentCommissions: Feature = {
  name: 'agent-commissions',
  texts: ['earnings', 'forms', 'lists'],
  slice: agentCommissionsSlice,
  makeSaga: ({ client }) => makeAgentCommissionsSaga(makeAgentCommissionsApi(client)),
};
