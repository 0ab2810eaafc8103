import type { BodyOf, ValueOf } from '@livery/contract/shapes';
import type { ApiClient } from '#api/client.ts';
import { guards } from '#api/guards/recruiting.gen.js';

export type FirstPassword = ValueOf<'addDownline'>;

export interface AgentRecruitingApi {
  postAccount(body: BodyOf<'addDownline'>): Promise<FirstPassword>;
  postPassword(body: BodyOf<'renewFirstPassword'>): Promise<FirstPassword>;
  postLink(body: BodyOf<'addInvitationLink'>): Promise<ValueOf<'addInvitationLink'>>;
  postChange(body: BodyOf<'changeInvitationLink'>): Promise<ValueOf<'changeInvitationLink'>>;
  postTerms(body: BodyOf<'changeDownlineTerms'>): Promise<unknown>;
}

export function makeAgentRecruitingApi(client: ApiClient): AgentRecruitingApi {
  return {
    postAccount: (body) => client.call('addDownline', guards.addDownline, { body }),
    postPassword: (body) => client.call('renewFirstPassword', guards.renewFirstPassword, { body }),
    postLink: (body) => client.call('addInvitationLink', guards.addInvitationLink, { body }),
    postChange: (body) => client.call('changeInvitationLink', guards.changeInvitationLink, { body }),
    postTerms: (body) => client.call('changeDownlineTerms', guards.changeDownlineTerms, { body }),
  };
}
