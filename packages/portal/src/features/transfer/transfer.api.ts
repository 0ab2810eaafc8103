import type { BodyOf, ValueOf } from '@livery/contract/shapes';
import type { ApiClient } from '#api/client.ts';
import { guards } from '#api/guards/transfers.gen.js';

export interface TransferApi {
  postTransfer(body: BodyOf<'walletTransfer'>): Promise<ValueOf<'walletTransfer'>>;
  postRecall(body: BodyOf<'recallWallets'>): Promise<ValueOf<'recallWallets'>>;
  postToUpline(body: BodyOf<'transferToUpline'>): Promise<ValueOf<'transferToUpline'>>;
  postToDownline(body: BodyOf<'transferToDownline'>): Promise<ValueOf<'transferToDownline'>>;
}

export function makeTransferApi(client: ApiClient): TransferApi {
  return {
    postTransfer: (body) => client.call('walletTransfer', guards.walletTransfer, { body }),
    postRecall: (body) => client.call('recallWallets', guards.recallWallets, { body }),
    postToUpline: (body) => client.call('transferToUpline', guards.transferToUpline, { body }),
    postToDownline: (body) => client.call('transferToDownline', guards.transferToDownline, { body }),
  };
}
