import type { BodyOf, ValueOf } from '@livery/contract/shapes';
import type { ApiClient } from '#api/client.ts';
import { guards } from '#api/guards/protection.gen.js';

export interface PasskeysApi {
  postCreation(body: BodyOf<'passkeyCreation'>): Promise<ValueOf<'passkeyCreation'>>;
  postPasskey(body: BodyOf<'addPasskey'>): Promise<unknown>;
  postName(body: BodyOf<'renamePasskey'>): Promise<unknown>;
  postRemoval(body: BodyOf<'removePasskey'>): Promise<unknown>;
}

export function makePasskeysApi(client: ApiClient): PasskeysApi {
  return {
    postCreation: (body) => client.call('passkeyCreation', guards.passkeyCreation, { body }),
    postPasskey: (body) => client.call('addPasskey', guards.addPasskey, { body }),
    postName: (body) => client.call('renamePasskey', guards.renamePasskey, { body }),
    postRemoval: (body) => client.call('removePasskey', guards.removePasskey, { body }),
  };
}
