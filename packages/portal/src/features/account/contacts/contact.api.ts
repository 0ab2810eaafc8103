import type { BodyOf, ValueOf } from '@livery/contract/shapes';
import type { ApiClient } from '#api/client.ts';
import { guards } from '#api/guards/account.gen.js';

export function makeContactApi(client: ApiClient) {
  return {
    postCode: (body: BodyOf<'sendContactCode'>): Promise<ValueOf<'sendContactCode'>> =>
      client.call('sendContactCode', guards.sendContactCode, { body }),
  };
}
