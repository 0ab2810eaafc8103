import type { BodyOf, OpenedLogin, ValueOf } from '@livery/contract/shapes';
import type { ApiClient } from '#api/client.ts';
import { guards } from '#api/guards/signIn.gen.js';

export interface LateLoginsApi {
  postSecondFactor(body: BodyOf<'passSecondFactor'>): Promise<OpenedLogin>;
  postPasskeyRequest(): Promise<ValueOf<'passkeyRequest'>>;
  postPasskeyLogin(body: BodyOf<'passkeyLogin'>): Promise<OpenedLogin>;
}

export function makeLateLoginsApi(client: ApiClient): LateLoginsApi {
  return {
    postSecondFactor: (body) => client.call('passSecondFactor', guards.passSecondFactor, { body }),
    postPasskeyRequest: () => client.call('passkeyRequest', guards.passkeyRequest),
    postPasskeyLogin: (body) => client.call('passkeyLogin', guards.passkeyLogin, { body }),
  };
}
