import type { Balance } from '@livery/contract/shapes';
import type { ApiClient } from '#api/client.ts';
import { guards } from '#api/guards/wallet.gen.js';

export interface WalletApi {
  getBalance(): Promise<Balance>;
}

export function makeWalletApi(client: ApiClient): WalletApi {
  return { getBalance: () => client.call('balance', guards.balance) };
}
