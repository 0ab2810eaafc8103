import type { Archive } from '@livery/contract/shapes';
import type { ApiClient } from '#api/client.ts';
import { guards } from '#api/guards/account.gen.js';

export interface LeavingApi {
  postArchive(): Promise<Archive>;
  postClosing(password: string): Promise<object>;
}

export function makeLeavingApi(client: ApiClient): LeavingApi {
  return {
    postArchive: () => client.call('requestArchive', guards.requestArchive),
    postClosing: (password) => client.call('closeAccount', guards.closeAccount, { body: { password } }),
  };
}
