import { expect, test } from 'vitest';
import { ApiFailure, type FailureCode } from '#api/api-failure.ts';
import { dialogRequested, selectDialogs } from '#shared/store/dialogs.slice.ts';
import { createAppStore } from '#shared/store/store.ts';
import { settled } from '#testing/test-world.ts';
import type { PaymentAccounts, PaymentAccountsApi } from './payment-accounts.api.ts';
import { anAccount, someAccounts } from './payment-accounts.builders.ts';
import { makePaymentAccountsSaga } from './payment-accounts.saga.ts';
import { selectAccounts, selectAccountsSubmission, selectPaymentPassword } from './payment-accounts.selectors.ts';
import {
  accountsRequested,
  accountSubmitted,
  passwordSubmitted,
  paymentAccountsSlice,
  removalConfirmed,
} from './payment-accounts.slice.ts';

const refusal = (code: FailureCode) => new ApiFailure({ code, status: 403, requestId: 'r1' });

function aWorld(api: Partial<PaymentAccountsApi> = {}) {
  let known: PaymentAccounts = someAccounts({ accounts: [] });
  const password = { isSet: false, changedAt: null, hasLoginPassword: true };
  const answering: PaymentAccountsApi = {
    getAccounts: async () => known,
    postAccount: async () => (known = someAccounts()),
    postRemoval: async () => (known = someAccounts({ accounts: [] })),
    getPassword: async () => password,
    postPassword: async () => ({ ...password, isSet: true, changedAt: '2026-11-20T12:00:00Z' }),
    ...api,
  };
  const store = createAppStore();
  store.inject(paymentAccountsSlice);
  store.run('paymentAccounts', makePaymentAccountsSaga(answering));
  const tell = (action: Parameters<typeof store.dispatch>[0]) => (store.dispatch(action), settled());
  return { tell, state: () => store.getState(), forget: () => (known = someAccounts({ accounts: [] })) };
}

const account = { kind: 'bank', institution: 'Bank', number: '12345', paymentPassword: '135790' } as const;
const accountsOf = (world: ReturnType<typeof aWorld>) => selectAccounts(world.state()).value?.accounts.length;

test('an account is added and removed, each closing its dialog', async () => {
  const world = aWorld();
  await world.tell(accountsRequested());
  expect(accountsOf(world)).toBe(0);
  await world.tell(dialogRequested({ kind: 'addPaymentAccount' }));
  await world.tell(accountSubmitted(account));
  expect([accountsOf(world), selectDialogs(world.state())]).toEqual([1, []]);
  await world.tell(dialogRequested({ kind: 'removePaymentAccount', account: anAccount() }));
  await world.tell(removalConfirmed(3));
  expect([accountsOf(world), selectDialogs(world.state())]).toEqual([0, []]);
});

test('one that another tab has removed is gone here too', async () => {
  const world = aWorld({ postRemoval: () => Promise.reject(refusal('NOT_FOUND')) });
  await world.tell(accountSubmitted(account));
  await world.tell(dialogRequested({ kind: 'removePaymentAccount', account: anAccount() }));
  world.forget();
  await world.tell(removalConfirmed(3));
  expect([accountsOf(world), selectDialogs(world.state())]).toEqual([0, []]);
});

test('what is refused keeps its dialog and says why', async () => {
  const world = aWorld({ postAccount: () => Promise.reject(refusal('PAYMENT_PASSWORD_WRONG')) });
  await world.tell(dialogRequested({ kind: 'addPaymentAccount' }));
  await world.tell(accountSubmitted(account));
  expect(selectAccountsSubmission(world.state())).toMatchObject({ failure: { code: 'PAYMENT_PASSWORD_WRONG' } });
  expect(selectDialogs(world.state())).toHaveLength(1);
});

test('a payment password that is set is known at once', async () => {
  const world = aWorld();
  await world.tell(passwordSubmitted({ newPassword: '135790', confirmNewPassword: '135790', loginPassword: 'secret' }));
  expect(selectPaymentPassword(world.state()).value?.isSet).toBe(true);
});
