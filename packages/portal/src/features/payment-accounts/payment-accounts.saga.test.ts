import { expect, test } from 'vitest';
import { dialogRequested, selectDialogs } from '#shared/store/dialogs.slice.ts';
import { openWorld } from '#testing/open-world.ts';
import { refusedWith, type Answers } from '#testing/table-client.ts';
import { paymentAccounts } from './index.ts';
import { anAccount, someAccounts } from './payment-accounts.builders.ts';
import { accountsRead, passwordRead } from '#shared/money/payout/payout-reads.ts';
import { selectAccountsSubmission, accountSubmitted, passwordSubmitted, removalConfirmed } from './payment-accounts.slice.ts';

const none = someAccounts({ accounts: [] });
const password = { isSet: false, changedAt: null, hasLoginPassword: true };
const account = { kind: 'bank', institution: 'Bank', number: '12345', paymentPassword: '135790' } as const;

async function aWorld(changes: Answers = {}) {
  const answers: Answers = {
    paymentAccounts: none,
    addPaymentAccount: someAccounts(),
    removePaymentAccount: none,
    paymentPassword: password,
    setPaymentPassword: { ...password, isSet: true, changedAt: '2026-11-20T12:00:00Z' },
    ...changes,
  };
  const world = openWorld({ features: [paymentAccounts], answers });
  await world.show(accountsRead, {});
  await world.show(passwordRead, {});
  const state = () => world.store.getState();
  return { ...world, answers, state, seen: () => [world.known(accountsRead, {}).value?.accounts.length, selectDialogs(state())] };
}

test('adding and removing an account each close their dialog', async () => {
  const { tell, seen } = await aWorld();
  expect(seen()).toEqual([0, []]);
  await tell(dialogRequested({ kind: 'addPaymentAccount' }));
  await tell(accountSubmitted(account));
  expect(seen()).toEqual([1, []]);
  await tell(dialogRequested({ kind: 'removePaymentAccount', account: anAccount() }));
  await tell(removalConfirmed(3));
  expect(seen()).toEqual([0, []]);
});

test('an account removed in another tab disappears here too', async () => {
  const { tell, seen, state, answers } = await aWorld({ removePaymentAccount: refusedWith('NOT_FOUND', 404) });
  await tell(accountSubmitted(account));
  await tell(dialogRequested({ kind: 'removePaymentAccount', account: anAccount() }));
  answers.paymentAccounts = none;
  await tell(removalConfirmed(3));
  expect(seen()).toEqual([0, []]);
  expect(selectAccountsSubmission(state()).status).toBe('editing');
});

test('a refusal keeps its dialog and shows why', async () => {
  const { tell, state } = await aWorld({ addPaymentAccount: refusedWith('PAYMENT_PASSWORD_WRONG', 403) });
  await tell(dialogRequested({ kind: 'addPaymentAccount' }));
  await tell(accountSubmitted(account));
  expect(selectAccountsSubmission(state())).toMatchObject({ failure: { code: 'PAYMENT_PASSWORD_WRONG' } });
  expect(selectDialogs(state())).toHaveLength(1);
});

test('a newly set payment password is known at once', async () => {
  const { tell, known } = await aWorld();
  await tell(passwordSubmitted({ newPassword: '135790', confirmNewPassword: '135790', loginPassword: 'secret' }));
  expect(known(passwordRead, {}).value?.isSet).toBe(true);
});
