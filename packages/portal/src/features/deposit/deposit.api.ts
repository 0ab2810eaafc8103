import type { Deposit, QueryOf, ValueOf } from '@livery/contract/shapes';
import type { ApiClient } from '#api/client.ts';
import { guards } from '#api/guards/deposits.gen.js';

export interface WantedDeposit {
  method: string;
  /** Minor units. */
  amount: number;
}

export type DepositPage = ValueOf<'deposits'>;
export type DepositTotals = ValueOf<'depositTotals'>;
export type DepositFilter = QueryOf<'depositTotals'>;
export type WantedPage = Omit<QueryOf<'deposits'>, 'limit'>;

export interface DepositApi {
  getMethods(): Promise<ValueOf<'depositMethods'>>;
  postDeposit(wanted: WantedDeposit & { idempotencyKey: string }): Promise<ValueOf<'openDeposit'>>;
  getDeposit(id: string): Promise<ValueOf<'deposit'>>;
  getPage(wanted: WantedPage): Promise<DepositPage>;
  getTotals(filter: DepositFilter): Promise<DepositTotals>;
  /** Those that wait for their payment, the newest first. */
  getWaiting(): Promise<Deposit[]>;
}

const pageLength = 10;
/** One is led back to; the list has the others. */
const waitingCount = 1;

export function makeDepositApi(client: ApiClient): DepositApi {
  return {
    getMethods: () => client.call('depositMethods', guards.depositMethods),
    postDeposit: (body) => client.call('openDeposit', guards.openDeposit, { body }),
    getDeposit: (id) => client.call('deposit', guards.deposit, { query: { id } }),
    getPage: (wanted) => client.call('deposits', guards.deposits, { query: { ...wanted, limit: pageLength } }),
    getTotals: (query) => client.call('depositTotals', guards.depositTotals, { query }),
    getWaiting: async () => (await client.call('deposits', guards.deposits, { query: { state: 'open', limit: waitingCount } })).items,
  };
}
