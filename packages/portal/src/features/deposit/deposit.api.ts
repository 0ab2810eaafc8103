import type { BodyOf, ValueOf } from '@livery/contract/shapes';
import type { ApiClient } from '#api/client.ts';
import { guards } from '#api/guards/deposits.gen.js';

export type DepositTotals = ValueOf<'depositTotals'>;

export interface DepositApi {
  postDeposit(body: BodyOf<'openDeposit'>): Promise<ValueOf<'openDeposit'>>;
  getDeposit(id: string): Promise<ValueOf<'deposit'>>;
}

export function makeDepositApi(client: ApiClient): DepositApi {
  return {
    postDeposit: (body) => client.call('openDeposit', guards.openDeposit, { body }),
    getDeposit: (id) => client.call('deposit', guards.deposit, { query: { id } }),
  };
}
