import type { BodyOf, ValueOf } from '@livery/contract/shapes';
import type { ApiClient } from '#api/client.ts';
import { guards } from '#api/guards/protection.gen.js';

export interface LinksApi {
  postUnlink(body: BodyOf<'unlinkSignIn'>): Promise<ValueOf<'unlinkSignIn'>>;
}

export function makeLinksApi(client: ApiClient): LinksApi {
  return {
    postUnlink: (body) => client.call('unlinkSignIn', guards.unlinkSignIn, { body }),
  };
}
