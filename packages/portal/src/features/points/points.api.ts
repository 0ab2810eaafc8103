import type { BodyOf, ValueOf } from '@livery/contract/shapes';
import type { ApiClient } from '#api/client.ts';
import { guards } from '#api/guards/points.gen.js';

export type PointConfig = ValueOf<'pointConfig'>;
export type PointGoods = ValueOf<'pointRewards'>;
export type Redeemed = ValueOf<'redeemReward'>;

export interface PointsApi {
  postRedeem(body: BodyOf<'redeemReward'>): Promise<Redeemed>;
  postConvert(body: BodyOf<'convertPoints'>): Promise<Redeemed>;
}

export function makePointsApi(client: ApiClient): PointsApi {
  return {
    postRedeem: (body) => client.call('redeemReward', guards.redeemReward, { body }),
    postConvert: (body) => client.call('convertPoints', guards.convertPoints, { body }),
  };
}
