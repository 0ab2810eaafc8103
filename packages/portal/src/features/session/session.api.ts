import type { MemberInfo } from '@livery/contract/shapes';
import type { ApiClient } from '#api/client.ts';
import { guards as memberGuards } from '#api/guards/member.gen.js';
import { guards as sessionGuards } from '#api/guards/session.gen.js';

export interface SessionApi {
  deleteSession(): Promise<unknown>;
  getMemberInfo(): Promise<MemberInfo>;
}

export function makeSessionApi(client: ApiClient): SessionApi {
  return {
    deleteSession: () => client.call('logout', sessionGuards.logout),
    getMemberInfo: () => client.call('memberInfo', memberGuards.memberInfo),
  };
}
