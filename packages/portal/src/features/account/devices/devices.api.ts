import type { MemberSession } from '@livery/contract/shapes';
import type { ApiClient } from '#api/client.ts';
import { guards } from '#api/guards/account.gen.js';

export interface DevicesApi {
  getSessions(): Promise<MemberSession[]>;
  postEnd(id: string): Promise<MemberSession[]>;
  postEndOthers(): Promise<MemberSession[]>;
}

export function makeDevicesApi(client: ApiClient): DevicesApi {
  return {
    getSessions: async () => (await client.call('sessions', guards.sessions)).sessions,
    postEnd: async (id) => (await client.call('endSession', guards.endSession, { body: { id } })).sessions,
    postEndOthers: async () => (await client.call('endOtherSessions', guards.endOtherSessions)).sessions,
  };
}
