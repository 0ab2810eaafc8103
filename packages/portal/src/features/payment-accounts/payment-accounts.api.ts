import type { BodyOf, ValueOf } from '@livery/contract/shapes';
import type { ApiClient } from '#api/client.ts';
import { guards } from '#api/guards/paymentAccounts.gen.js';

export type PaymentAccounts = ValueOf<'paymentAccounts'>;
type PaymentPassword = ValueOf<'paymentPassword'>;

export interface PaymentAccountsApi {
  postAccount(account: BodyOf<'addPaymentAccount'>): Promise<PaymentAccounts>;
  postRemoval(accountId: number): Promise<PaymentAccounts>;
  postPassword(passwords: BodyOf<'setPaymentPassword'>): Promise<PaymentPassword>;
}

export function makePaymentAccountsApi(client: ApiClient): PaymentAccountsApi {
  return {
    postAccount: (body) => client.call('addPaymentAccount', guards.addPaymentAccount, { body }),
    postRemoval: (accountId) => client.call('removePaymentAccount', guards.removePaymentAccount, { body: { accountId } }),
    postPassword: (body) => client.call('setPaymentPassword', guards.setPaymentPassword, { body }),
  };
}
