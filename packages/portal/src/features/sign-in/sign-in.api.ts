import type { BodyOf, OpenedLogin, ValueOf } from '@livery/contract/shapes';
import type { ApiClient } from '#api/client.ts';
import { guards as protectionGuards } from '#api/guards/protection.gen.js';
import { guards } from '#api/guards/signIn.gen.js';
import { guards as systemGuards } from '#api/guards/system.gen.js';
import type { UsernameRule } from './sign-in.rules.ts';

export type Landing = ValueOf<'finishSignIn'>;

export interface SignInApi {
  postStart(provider: string): Promise<ValueOf<'startSignIn'>>;
  postFinish(body: BodyOf<'finishSignIn'>): Promise<Landing>;
  postPhone(body: BodyOf<'finishPhoneSignIn'>): Promise<Landing>;
  postJoin(body: BodyOf<'joinBySignIn'>): Promise<OpenedLogin>;
  postLink(body: BodyOf<'linkSignIn'>): Promise<unknown>;
  /** The merchant's rule for usernames, if any. */
  getUsernameRule(): Promise<UsernameRule>;
}

export function makeSignInApi(client: ApiClient): SignInApi {
  return {
    postStart: (provider) => client.call('startSignIn', guards.startSignIn, { body: { provider } }),
    postFinish: (body) => client.call('finishSignIn', guards.finishSignIn, { body }),
    postPhone: (body) => client.call('finishPhoneSignIn', guards.finishPhoneSignIn, { body }),
    postJoin: (body) => client.call('joinBySignIn', guards.joinBySignIn, { body }),
    postLink: (body) => client.call('linkSignIn', protectionGuards.linkSignIn, { body }),
    getUsernameRule: async () => (await client.call('registerSettings', systemGuards.registerSettings)).fields['username'] ?? null,
  };
}

/** Local to the form. The answer's `session` is sent back with the code. */
export function makePhoneCodeApi(client: ApiClient) {
  return {
    postCode: (body: BodyOf<'sendSignInCode'>): Promise<ValueOf<'sendSignInCode'>> =>
      client.call('sendSignInCode', guards.sendSignInCode, { body }),
  };
}
