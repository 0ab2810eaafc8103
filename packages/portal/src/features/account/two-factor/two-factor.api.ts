import type { BodyOf, ValueOf } from '@livery/contract/shapes';
import type { ApiClient } from '#api/client.ts';
import { guards } from '#api/guards/protection.gen.js';

export interface TwoFactorApi {
  postEnrolment(body: BodyOf<'enrolSecondFactor'>): Promise<ValueOf<'enrolSecondFactor'>>;
  postConfirmation(body: BodyOf<'confirmSecondFactor'>): Promise<ValueOf<'confirmSecondFactor'>>;
  postRenewal(body: BodyOf<'renewRecoveryCodes'>): Promise<ValueOf<'renewRecoveryCodes'>>;
  postEnd(body: BodyOf<'turnOffSecondFactor'>): Promise<unknown>;
}

export function makeTwoFactorApi(client: ApiClient): TwoFactorApi {
  return {
    postEnrolment: (body) => client.call('enrolSecondFactor', guards.enrolSecondFactor, { body }),
    postConfirmation: (body) => client.call('confirmSecondFactor', guards.confirmSecondFactor, { body }),
    postRenewal: (body) => client.call('renewRecoveryCodes', guards.renewRecoveryCodes, { body }),
    postEnd: (body) => client.call('turnOffSecondFactor', guards.turnOffSecondFactor, { body }),
  };
}
