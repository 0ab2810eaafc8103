import type { ValueOf } from '@livery/contract/shapes';
import type { ApiClient } from '#api/client.ts';
import { guards } from '#api/guards/referral.gen.js';

export type Referral = ValueOf<'referral'>;

export interface ReferralApi {
  getReferral(): Promise<Referral>;
}

export function makeReferralApi(client: ApiClient): ReferralApi {
  return { getReferral: () => client.call('referral', guards.referral) };
}
