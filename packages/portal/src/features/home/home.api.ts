import type { ValueOf } from '@livery/contract/shapes';
import { wireConstants } from '@livery/contract/wire-constants';
import type { ApiClient } from '#api/client.ts';
import { guards } from '#api/guards/games.gen.js';

export const { winnersLimit } = wireConstants;

export interface HomeApi {
  getWinners(language: string): Promise<ValueOf<'winners'>>;
}

export function makeHomeApi(client: ApiClient): HomeApi {
  return {
    getWinners: (language) => client.call('winners', guards.winners, { query: { gameCategory: 'ALL', language, limitNum: winnersLimit } }),
  };
}
