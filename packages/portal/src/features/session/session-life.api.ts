import type { SessionLife } from '@livery/contract/shapes';
import type { ApiClient } from '#api/client.ts';
import { guards } from '#api/guards/account.gen.js';

export interface SessionLifeApi {
  getLife(): Promise<SessionLife>;
  postKeepAlive(): Promise<SessionLife>;
}

export function makeSessionLifeApi(client: ApiClient): SessionLifeApi {
  return {
    getLife: () => client.call('sessionLife', guards.sessionLife),
    postKeepAlive: () => client.call('keepSessionAlive', guards.keepSessionAlive),
  };
}
