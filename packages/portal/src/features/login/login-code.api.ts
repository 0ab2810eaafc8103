import type { BodyOf } from '@livery/contract/shapes';
import type { ApiClient } from '#api/client.ts';
import { guards } from '#api/guards/session.gen.js';
import type { SentCode } from '#shared/forms/verification/send-code.ts';

export function makeLoginCodeApi(client: ApiClient) {
  return {
    /** An unverified number gets the same answer. */
    postCode: (body: Omit<BodyOf<'sendLoginCode'>, 'purpose'>): Promise<SentCode> =>
      client.call('sendLoginCode', guards.sendLoginCode, { body }),
  };
}
