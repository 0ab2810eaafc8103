import type { RewardCentre, ValueOf } from '@livery/contract/shapes';
import type { ApiClient } from '#api/client.ts';
import { guards } from '#api/guards/rewards.gen.js';

export type HistoryPage = ValueOf<'rewardHistory'>;
export type Drawn = ValueOf<'draw'>;
export type Claimed = ValueOf<'claimRaffle'>;

export interface RewardsApi {
  getCentre(): Promise<RewardCentre>;
  getHistory(after: string | null): Promise<HistoryPage>;
  postRead(): Promise<unknown>;
  postClaim(rewardId: number, idempotencyKey: string): Promise<Claimed>;
  postDraw(ticketId: number, clientSeed: string, idempotencyKey: string): Promise<Drawn>;
}

const pageSize = 20;

export function makeRewardsApi(client: ApiClient): RewardsApi {
  return {
    getCentre: () => client.call('rewards', guards.rewards),
    getHistory: (after) =>
      client.call('rewardHistory', guards.rewardHistory, { query: { limit: pageSize, ...(after === null ? {} : { after }) } }),
    postRead: () => client.call('readRewards', guards.readRewards),
    postClaim: (rewardId, idempotencyKey) => client.call('claimRaffle', guards.claimRaffle, { body: { rewardId, idempotencyKey } }),
    postDraw: (ticketId, clientSeed, idempotencyKey) =>
      client.call('draw', guards.draw, { body: { ticketId, clientSeed, idempotencyKey } }),
  };
}
