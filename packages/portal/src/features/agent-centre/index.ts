import type { Feature } from '#shared/ports/feature.ts';
import { makeAgentCentreApi } from './agent-centre.api.ts';
import { makeAgentCentreSaga } from './agent-centre.saga.ts';

/** The frame of the agent centre, with the operator's announcements. `app/` adds the sections. */
export const agentCentre: Feature = {
  name: 'agent-centre',
  makeSaga: ({ client }) => makeAgentCentreSaga(makeAgentCentreApi(client)),
};
