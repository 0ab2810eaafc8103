import type { BodyOf, LoginAnswer } from '@livery/contract/shapes';
import type { ApiClient } from '#api/client.ts';
import { guards } from '#api/guards/session.gen.js';

export interface AgentLandingApi {
  postLogin(form: BodyOf<'login'>): Promise<LoginAnswer>;
  deleteSession(): Promise<unknown>;
}

export function makeAgentLandingApi(client: ApiClient): AgentLandingApi {
  return {
    postLogin: (body) => client.call('login', guards.login, { body }),
    deleteSession: () => client.call('logout', guards.logout),
  };
}
