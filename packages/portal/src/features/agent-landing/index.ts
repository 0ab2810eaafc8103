import type { Feature } from '#shared/ports/feature.ts';
import { makeAgentLandingApi } from './agent-landing.api.ts';
import { makeAgentLandingSaga } from './agent-landing.saga.ts';
import { agentLandingSlice } from './agent-landing.slice.ts';

/** The agents' side of the site: its landing page and its own login. */
export const agentLanding: Feature = {
  name: 'agent-landing',
  slice: agentLandingSlice,
  texts: ['forms'],
  makeSaga: ({ client, ...rest }) => makeAgentLandingSaga({ api: makeAgentLandingApi(client), ...rest }),
};
