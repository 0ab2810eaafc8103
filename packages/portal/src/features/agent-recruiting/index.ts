import type { Feature } from '#shared/ports/feature.ts';
import { makeAgentRecruitingApi } from './agent-recruiting.api.ts';
import { makeAgentRecruitingSaga } from './agent-recruiting.saga.ts';
import { agentRecruitingSlice } from './agent-recruiting.slice.ts';

/** How an agent recruits accounts: by adding them, and through links. */
export const agentRecruiting: Feature = {
  name: 'agent-recruiting',
  texts: ['forms'],
  slice: agentRecruitingSlice,
  makeSaga: ({ client, tabStorage }) => makeAgentRecruitingSaga(makeAgentRecruitingApi(client), tabStorage),
};
