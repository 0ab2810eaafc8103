import type { ValueOf } from '@livery/contract/shapes';
import type { ApiClient } from '#api/client.ts';
import { guards } from '#api/guards/rewards.gen.js';

export type Drawn = ValueOf<'draw'>;
export type Claimed = ValueOf<'claimRaffle'>;

export interface RewardsApi {
  postRead(): Promise<unknown>;
  postClaim(rewardId: number, idempotencyKey: string): Promise<Claimed>;
  postDraw(ticketId: number, clientSeed: string, idempotencyKey: string): Promise<Drawn>;
}

export function makeRewardsApi(client: ApiClient): RewardsApi {
  return {
    postRead: () => client.call('readRewards', guards.readRewards),
    postClaim: (rewardId, idempotencyKey) => client.call('claimRaffle', guards.claimRaffle, { body: { rewardId, idempotencyKey } }),
    postDraw: (ticketId, clientSeed, idempotencyKey) =>
      client.call('draw', guards.draw, { body: { ticketId, clientSeed, idempotencyKey } }),
  };
}
