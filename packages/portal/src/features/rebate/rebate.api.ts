import type { BodyOf, ValueOf } from '@livery/contract/shapes';
import type { ApiClient } from '#api/client.ts';
import { guards } from '#api/guards/rebate.gen.js';

export type Rebate = ValueOf<'rebate'>;

export interface RebateApi {
  postClaim(body: BodyOf<'claimRebate'>): Promise<ValueOf<'claimRebate'>>;
}

export function makeRebateApi(client: ApiClient): RebateApi {
  return {
    postClaim: (body) => client.call('claimRebate', guards.claimRebate, { body }),
  };
}
