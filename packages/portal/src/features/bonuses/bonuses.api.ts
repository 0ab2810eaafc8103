import type { BodyOf, ValueOf } from '@livery/contract/shapes';
import type { ApiClient } from '#api/client.ts';
import { guards } from '#api/guards/bonuses.gen.js';

export type BonusPage = ValueOf<'bonuses'>;
export type Bonus = BonusPage['items'][number];

export interface BonusesApi {
  postForfeit(body: BodyOf<'forfeitBonus'>): Promise<ValueOf<'forfeitBonus'>>;
}

export function makeBonusesApi(client: ApiClient): BonusesApi {
  return {
    postForfeit: (body) => client.call('forfeitBonus', guards.forfeitBonus, { body }),
  };
}
