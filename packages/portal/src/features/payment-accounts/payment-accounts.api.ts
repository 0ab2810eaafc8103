import type { BodyOf, ValueOf } from '@livery/contract/shapes';
import type { ApiClient } from '#api/client.ts';
import { guards } from '#api/guards/paymentAccounts.gen.js';

export type PaymentAccounts = ValueOf<'paymentAccounts'>;
export type PaymentPassword = ValueOf<'paymentPassword'>;

export interface PaymentAccountsApi {
  getAccounts(): Promise<PaymentAccounts>;
  postAccount(account: BodyOf<'addPaymentAccount'>): Promise<PaymentAccounts>;
  postRemoval(accountId: number): Promise<PaymentAccounts>;
  getPassword(): Promise<PaymentPassword>;
  postPassword(passwords: BodyOf<'setPaymentPassword'>): Promise<PaymentPassword>;
}

export function makePaymentAccountsApi(client: ApiClient): PaymentAccountsApi {
  return {
    getAccounts: () => client.call('paymentAccounts', guards.paymentAccounts),
    postAccount: (body) => client.call('addPaymentAccount', guards.addPaymentAccount, { body }),
    postRemoval: (accountId) => client.call('removePaymentAccount', guards.removePaymentAccount, { body: { accountId } }),
    getPassword: () => client.call('paymentPassword', guards.paymentPassword),
    postPassword: (body) => client.call('setPaymentPassword', guards.setPaymentPassword, { body }),
  };
}
