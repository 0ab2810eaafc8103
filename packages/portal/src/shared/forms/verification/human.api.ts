import type { QueryOf, ValueOf } from '@livery/contract/shapes';
import type { ApiClient } from '#api/client.ts';
import { guards } from '#api/guards/registration.gen.js';
import { guards as sessionGuards } from '#api/guards/session.gen.js';

export type HumanChallenge = ValueOf<'humanChallenge'>;

/** Both ways to prove that a person fills in the form. A challenge or picture is valid for one purpose only. */
export function makeHumanApi(client: ApiClient) {
  return {
    getChallenge: (purpose: QueryOf<'humanChallenge'>['purpose']): Promise<HumanChallenge> =>
      client.call('humanChallenge', guards.humanChallenge, { query: { purpose } }),
    getCaptcha: (purpose: NonNullable<QueryOf<'captcha'>['purpose']>, signal: AbortSignal): Promise<ValueOf<'captcha'>> =>
      client.call('captcha', sessionGuards.captcha, { query: { purpose }, signal }),
  };
}
