import { wireConstants } from '@livery/contract/wire-constants';
import type { BodyOf, OpenedLogin, ValueOf } from '@livery/contract/shapes';
import type { ApiClient } from '#api/client.ts';
import { guards as sessionGuards } from '#api/guards/session.gen.js';
import { guards as signInGuards } from '#api/guards/signIn.gen.js';

export interface LoginApi {
  postLogin(form: BodyOf<'login'>): Promise<ValueOf<'login'>>;
  /** Opens a play-money account that lasts as long as its session. */
  postTrial(os: string): Promise<OpenedLogin>;
  postSecondFactor(body: BodyOf<'passSecondFactor'>): Promise<OpenedLogin>;
  postPasskeyRequest(): Promise<ValueOf<'passkeyRequest'>>;
  postPasskeyLogin(body: BodyOf<'passkeyLogin'>): Promise<OpenedLogin>;
}

export function makeLoginApi(client: ApiClient): LoginApi {
  return {
    postLogin: (body) => client.call('login', sessionGuards.login, { body }),
    postTrial: (os) => client.call('loginFreePlay', sessionGuards.loginFreePlay, { body: { os, platform: wireConstants.trialPlatform } }),
    postSecondFactor: (body) => client.call('passSecondFactor', signInGuards.passSecondFactor, { body }),
    postPasskeyRequest: () => client.call('passkeyRequest', signInGuards.passkeyRequest),
    postPasskeyLogin: (body) => client.call('passkeyLogin', signInGuards.passkeyLogin, { body }),
  };
}
