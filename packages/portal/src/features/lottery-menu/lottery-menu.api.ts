import type { PrizeMode } from '@livery/contract/lotteries';
import type { LotteryGroup } from '@livery/contract/shapes';
import { guards } from '#api/guards/lottery.gen.js';
import type { ApiClient } from '#api/client.ts';

export interface LotteryMenuApi {
  getMenu(prizeMode: PrizeMode, language: string): Promise<LotteryGroup[]>;
}

export function makeLotteryMenuApi(client: ApiClient): LotteryMenuApi {
  return {
    getMenu: async (prizeMode, language) =>
      (await client.call('lotteryMenu', guards.lotteryMenu, { query: { prizeMode, device: 'WEB', language } })).groups,
  };
}
