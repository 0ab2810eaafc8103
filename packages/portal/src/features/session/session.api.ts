import { wireConstants } from '@livery/contract/wire-constants';
import type { BodyOf, MemberInfo, OpenedLogin, ValueOf } from '@livery/contract/shapes';
import type { ApiClient } from '#api/client.ts';
import { guards as memberGuards } from '#api/guards/member.gen.js';
import { guards as sessionGuards } from '#api/guards/session.gen.js';

export interface SessionApi {
  postLogin(form: BodyOf<'login'>): Promise<ValueOf<'login'>>;
  /** Opens an account with play money that lives as long as its session. */
  postTrial(os: string): Promise<OpenedLogin>;
  deleteSession(): Promise<unknown>;
  getMemberInfo(): Promise<MemberInfo>;
}

export function makeSessionApi(client: ApiClient): SessionApi {
  return {
    postLogin: (body) => client.call('login', sessionGuards.login, { body }),
    postTrial: (os) => client.call('loginFreePlay', sessionGuards.loginFreePlay, { body: { os, platform: wireConstants.trialPlatform } }),
    deleteSession: () => client.call('logout', sessionGuards.logout),
    getMemberInfo: () => client.call('memberInfo', memberGuards.memberInfo),
  };
}
