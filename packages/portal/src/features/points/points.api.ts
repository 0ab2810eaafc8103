import type { BodyOf, QueryOf, ValueOf } from '@livery/contract/shapes';
import type { ApiClient } from '#api/client.ts';
import { guards } from '#api/guards/points.gen.js';

export type PointConfig = ValueOf<'pointConfig'>;
export type PointLedger = ValueOf<'pointBalance'>;
export type PointGoods = ValueOf<'pointRewards'>;
export type RedeemHistory = ValueOf<'redeemHistory'>;
export type Redeemed = ValueOf<'redeemReward'>;

export interface PointsApi {
  getLedger(query: QueryOf<'pointBalance'>): Promise<PointLedger>;
  getGoods(language: string): Promise<PointGoods>;
  getRules(language: string): Promise<PointConfig>;
  getHistory(query: QueryOf<'redeemHistory'>): Promise<RedeemHistory>;
  postRedeem(body: BodyOf<'redeemReward'>): Promise<Redeemed>;
  postConvert(body: BodyOf<'convertPoints'>): Promise<Redeemed>;
}

export function makePointsApi(client: ApiClient): PointsApi {
  return {
    getLedger: (query) => client.call('pointBalance', guards.pointBalance, { query }),
    getGoods: (language) => client.call('pointRewards', guards.pointRewards, { query: { language } }),
    getRules: (language) => client.call('pointConfig', guards.pointConfig, { query: { language } }),
    getHistory: (query) => client.call('redeemHistory', guards.redeemHistory, { query }),
    postRedeem: (body) => client.call('redeemReward', guards.redeemReward, { body }),
    postConvert: (body) => client.call('convertPoints', guards.convertPoints, { body }),
  };
}
