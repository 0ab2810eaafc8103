import type { QueryOf, ValueOf } from '@livery/contract/shapes';
import type { ApiClient } from '#api/client.ts';
import { guards } from '#api/guards/records.gen.js';

/** What the record is read by, each a report of its own. */
export type ReportName = 'betRecord' | 'betTotals' | 'betRound' | 'memberTransactions' | 'transactionTotals' | 'personalLoss';

export interface RecordsApi {
  getReport<Name extends ReportName>(name: Name, query: QueryOf<Name>): Promise<ValueOf<Name>>;
}

export function makeRecordsApi(client: ApiClient): RecordsApi {
  return { getReport: (name, query) => client.call(name, guards[name], { query }) };
}
