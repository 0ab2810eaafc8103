import type { AccountClosing, Archive } from '@livery/contract/shapes';
import type { ApiClient } from '#api/client.ts';
import { guards } from '#api/guards/account.gen.js';

export interface LeavingApi {
  getArchive(): Promise<Archive>;
  postArchive(): Promise<Archive>;
  getClosing(): Promise<AccountClosing>;
  postClosing(password: string): Promise<object>;
}

export function makeLeavingApi(client: ApiClient): LeavingApi {
  return {
    getArchive: () => client.call('archive', guards.archive),
    postArchive: () => client.call('requestArchive', guards.requestArchive),
    getClosing: () => client.call('accountClosing', guards.accountClosing),
    postClosing: (password) => client.call('closeAccount', guards.closeAccount, { body: { password } }),
  };
}
