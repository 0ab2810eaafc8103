import type { BodyOf, QueryOf, ValueOf } from '@livery/contract/shapes';
import type { ApiClient } from '#api/client.ts';
import { guards } from '#api/guards/bonuses.gen.js';

export type BonusPage = ValueOf<'bonuses'>;
export type Bonus = BonusPage['items'][number];
export type BonusQuery = Omit<QueryOf<'bonuses'>, 'language'>;

export interface BonusesApi {
  getBonuses(query: QueryOf<'bonuses'>): Promise<BonusPage>;
  postForfeit(body: BodyOf<'forfeitBonus'>): Promise<ValueOf<'forfeitBonus'>>;
}

export function makeBonusesApi(client: ApiClient): BonusesApi {
  return {
    getBonuses: (query) => client.call('bonuses', guards.bonuses, { query }),
    postForfeit: (body) => client.call('forfeitBonus', guards.forfeitBonus, { body }),
  };
}
