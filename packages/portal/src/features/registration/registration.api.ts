import type { BodyOf, OpenedLogin, ValueOf } from '@livery/contract/shapes';
import type { ApiClient } from '#api/client.ts';
import { guards } from '#api/guards/registration.gen.js';
import { guards as referralGuards } from '#api/guards/referral.gen.js';
import { guards as systemGuards } from '#api/guards/system.gen.js';
import { getHumanChallenge, type HumanChallenge } from '#shared/forms/human-check.ts';
import type { RegisterRules } from './registration.rules.ts';

export interface RegistrationApi {
  getRules(): Promise<RegisterRules>;
  getAffiliate(affiliateCode: string): Promise<unknown>;
  getChallenge(): Promise<HumanChallenge>;
  postVisit(body: BodyOf<'followReferral'>): Promise<unknown>;
  putRegistration(body: BodyOf<'register'>): Promise<OpenedLogin>;
  putMobileRegistration(body: BodyOf<'registerMobile'>): Promise<OpenedLogin>;
}

export function makeRegistrationApi(client: ApiClient): RegistrationApi {
  return {
    getRules: async () => (await client.call('registerSettings', systemGuards.registerSettings)).fields,
    getAffiliate: (affiliateCode) => client.call('affiliate', guards.affiliate, { query: { affiliateCode } }),
    getChallenge: () => getHumanChallenge(client, 'register'),
    postVisit: (body) => client.call('followReferral', referralGuards.followReferral, { body }),
    putRegistration: (body) => client.call('register', guards.register, { body }),
    putMobileRegistration: (body) => client.call('registerMobile', guards.registerMobile, { body }),
  };
}

/** A code to the number in the form. */
export function postRegisterCode(client: ApiClient, body: BodyOf<'sendRegisterCode'>): Promise<ValueOf<'sendRegisterCode'>> {
  return client.call('sendRegisterCode', guards.sendRegisterCode, { body });
}
