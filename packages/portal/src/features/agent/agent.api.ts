import type { BodyOf, LoginAnswer } from '@livery/contract/shapes';
import type { ApiClient } from '#api/client.ts';
import { guards } from '#api/guards/session.gen.js';

export interface AgentApi {
  postLogin(form: BodyOf<'login'>): Promise<LoginAnswer>;
  deleteSession(): Promise<unknown>;
}

export function makeAgentApi(client: ApiClient): AgentApi {
  return {
    postLogin: (body) => client.call('login', guards.login, { body }),
    deleteSession: () => client.call('logout', guards.logout),
  };
}
