import type { Deposit, ValueOf } from '@livery/contract/shapes';
import type { ApiClient } from '#api/client.ts';
import { guards } from '#api/guards/deposits.gen.js';

export interface WantedDeposit {
  method: string;
  /** Minor units. */
  amount: number;
}

export interface DepositApi {
  getMethods(): Promise<ValueOf<'depositMethods'>>;
  postDeposit(wanted: WantedDeposit & { idempotencyKey: string }): Promise<ValueOf<'openDeposit'>>;
  getDeposit(id: string): Promise<ValueOf<'deposit'>>;
  getRecent(): Promise<Deposit[]>;
}

/** More are in the records. */
const recentCount = 5;

export function makeDepositApi(client: ApiClient): DepositApi {
  return {
    getMethods: () => client.call('depositMethods', guards.depositMethods),
    postDeposit: (body) => client.call('openDeposit', guards.openDeposit, { body }),
    getDeposit: (id) => client.call('deposit', guards.deposit, { query: { id } }),
    getRecent: async () => (await client.call('deposits', guards.deposits, { query: { limit: recentCount } })).items,
  };
}
