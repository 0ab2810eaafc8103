import type { BodyOf, ValueOf } from '@livery/contract/shapes';
import type { ApiClient } from '#api/client.ts';
import { guards } from '#api/guards/vip.gen.js';

export type Vip = ValueOf<'vip'>;
export type VipLevel = Vip['levels'][number];

export interface VipApi {
  postClaim(body: BodyOf<'claimVipReward'>): Promise<ValueOf<'claimVipReward'>>;
}

export function makeVipApi(client: ApiClient): VipApi {
  return {
    postClaim: (body) => client.call('claimVipReward', guards.claimVipReward, { body }),
  };
}
