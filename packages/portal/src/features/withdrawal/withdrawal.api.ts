import type { BodyOf, QueryOf, ValueOf } from '@livery/contract/shapes';
import type { ApiClient } from '#api/client.ts';
import { guards as uploadGuards } from '#api/guards/uploads.gen.js';
import { guards } from '#api/guards/withdrawals.gen.js';

export type WithdrawalTerms = ValueOf<'withdrawalTerms'>;
export type Withdrawal = ValueOf<'withdrawals'>['items'][number];
export type WithdrawalTotals = ValueOf<'withdrawalTotals'>;
export type WithdrawalFilter = QueryOf<'withdrawalTotals'>;

export interface WithdrawalApi {
  postRequest(request: BodyOf<'requestWithdrawal'>): Promise<Withdrawal>;
  postCancellation(cancellation: BodyOf<'cancelWithdrawal'>): Promise<Withdrawal>;
  postReceipt(receipt: BodyOf<'confirmReceipt'>): Promise<Withdrawal>;
  /** Pictures that were selected before and never submitted. */
  getUploads(): Promise<string[]>;
  postUpload(picture: Blob): Promise<string>;
  deleteUpload(uploadId: string): Promise<void>;
}

const purpose = 'withdrawalProof';

export function makeWithdrawalApi(client: ApiClient): WithdrawalApi {
  return {
    postRequest: (body) => client.call('requestWithdrawal', guards.requestWithdrawal, { body }),
    postCancellation: (body) => client.call('cancelWithdrawal', guards.cancelWithdrawal, { body }),
    postReceipt: (body) => client.call('confirmReceipt', guards.confirmReceipt, { body }),
    getUploads: async () =>
      (await client.call('uploads', uploadGuards.uploads, { query: { purpose } })).uploads.map(({ uploadId }) => uploadId),
    postUpload: async (body) => (await client.call('uploadPicture', uploadGuards.uploadPicture, { query: { purpose }, body })).uploadId,
    deleteUpload: async (uploadId) => void (await client.call('removeUpload', uploadGuards.removeUpload, { body: { uploadId } })),
  };
}
