import type { BodyOf, Funds, MerchantWallet, ValueOf } from '@livery/contract/shapes';
import type { ApiClient } from '#api/client.ts';
import { guards } from '#api/guards/transfers.gen.js';

export interface TransferApi {
  getMerchantWallet(): Promise<MerchantWallet>;
  getFunds(): Promise<Funds>;
  postTransfer(body: BodyOf<'walletTransfer'>): Promise<ValueOf<'walletTransfer'>>;
  postRecall(body: BodyOf<'recallWallets'>): Promise<ValueOf<'recallWallets'>>;
  getUpline(): Promise<ValueOf<'upline'>>;
  postToUpline(body: BodyOf<'transferToUpline'>): Promise<ValueOf<'transferToUpline'>>;
}

export function makeTransferApi(client: ApiClient): TransferApi {
  return {
    getMerchantWallet: () => client.call('merchantWallet', guards.merchantWallet),
    getFunds: () => client.call('funds', guards.funds),
    postTransfer: (body) => client.call('walletTransfer', guards.walletTransfer, { body }),
    postRecall: (body) => client.call('recallWallets', guards.recallWallets, { body }),
    getUpline: () => client.call('upline', guards.upline),
    postToUpline: (body) => client.call('transferToUpline', guards.transferToUpline, { body }),
  };
}
