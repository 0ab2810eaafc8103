import type { ValueOf } from '@livery/contract/shapes';
import type { ApiClient } from '#api/client.ts';
import { guards } from '#api/guards/rewards.gen.js';

export type Opened = ValueOf<'openPrize'>;
export type Claimed = ValueOf<'claimRaffle'>;

export interface RewardsApi {
  postRead(): Promise<unknown>;
  postClaim(rewardId: number, idempotencyKey: string): Promise<Claimed>;
  postOpening(ticketId: number, clientSeed: string, idempotencyKey: string): Promise<Opened>;
}

export function makeRewardsApi(client: ApiClient): RewardsApi {
  return {
    postRead: () => client.call('readRewards', guards.readRewards),
    postClaim: (rewardId, idempotencyKey) => client.call('claimRaffle', guards.claimRaffle, { body: { rewardId, idempotencyKey } }),
    postOpening: (ticketId, clientSeed, idempotencyKey) =>
      client.call('openPrize', guards.openPrize, { body: { ticketId, clientSeed, idempotencyKey } }),
  };
}
