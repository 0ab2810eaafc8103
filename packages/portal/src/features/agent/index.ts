import type { Feature } from '#shared/ports/feature.ts';
import { makeAgentApi } from './agent.api.ts';
import { makeAgentSaga } from './agent.saga.ts';
import { agentSlice } from './agent.slice.ts';

/** The agents' side of the site: its landing page and its own way in. */
export const agent: Feature = {
  name: 'agent',
  slice: agentSlice,
  texts: ['forms'],
  makeSaga: ({ client, ...rest }) => makeAgentSaga({ api: makeAgentApi(client), ...rest }),
};
