import type { BodyOf, OpenedLogin, QueryOf, ValueOf } from '@livery/contract/shapes';
import type { ApiClient } from '#api/client.ts';
import { guards } from '#api/guards/registration.gen.js';
import { guards as referralGuards } from '#api/guards/referral.gen.js';
import { guards as systemGuards } from '#api/guards/system.gen.js';
import { makeHumanApi, type HumanChallenge } from '#shared/forms/verification/human.api.ts';
import type { RegisterRules } from './registration.rules.ts';

export interface RegistrationApi {
  getRules(): Promise<RegisterRules>;
  getAffiliate(affiliateCode: string): Promise<unknown>;
  getInviter(query: QueryOf<'inviter'>): Promise<ValueOf<'inviter'>>;
  getChallenge(): Promise<HumanChallenge>;
  postVisit(body: BodyOf<'followReferral'>): Promise<unknown>;
  postLinkVisit(body: BodyOf<'followInvitation'>): Promise<unknown>;
  putRegistration(body: BodyOf<'register'>): Promise<OpenedLogin>;
  putMobileRegistration(body: BodyOf<'registerMobile'>): Promise<OpenedLogin>;
}

export function makeRegistrationApi(client: ApiClient): RegistrationApi {
  return {
    getRules: async () => (await client.call('registerSettings', systemGuards.registerSettings)).fields,
    getAffiliate: (affiliateCode) => client.call('affiliate', guards.affiliate, { query: { affiliateCode } }),
    getInviter: (query) => client.call('inviter', guards.inviter, { query }),
    getChallenge: () => makeHumanApi(client).getChallenge('register'),
    postVisit: (body) => client.call('followReferral', referralGuards.followReferral, { body }),
    postLinkVisit: (body) => client.call('followInvitation', guards.followInvitation, { body }),
    putRegistration: (body) => client.call('register', guards.register, { body }),
    putMobileRegistration: (body) => client.call('registerMobile', guards.registerMobile, { body }),
  };
}

/** Local to the form, which sends a code to its number. */
export function makeRegisterCodeApi(client: ApiClient) {
  return {
    postCode: (body: BodyOf<'sendRegisterCode'>): Promise<ValueOf<'sendRegisterCode'>> =>
      client.call('sendRegisterCode', guards.sendRegisterCode, { body }),
  };
}
