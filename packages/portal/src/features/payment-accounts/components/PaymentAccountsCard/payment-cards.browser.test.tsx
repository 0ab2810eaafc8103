import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { selectDialogs } from '#shared/store/dialogs.slice.ts';
import { openPart } from '#testing/open-part.tsx';
import { refusedWith, type Answers } from '#testing/table-client.ts';
import { paymentAccounts } from '../../index.ts';
import { anAccount, someAccounts } from '../../payment-accounts.builders.ts';
import { Dialog as AddAccountDialog } from '../AddAccountDialog/AddAccountDialog.tsx';
import { PaymentPasswordCard } from '../PaymentPasswordCard/PaymentPasswordCard.tsx';
import { PaymentAccountsCard } from './PaymentAccountsCard.tsx';

const password = { isSet: false, changedAt: null, hasLoginPassword: true };

async function open(content: ReactNode, answers: Answers) {
  const world = await openPart(content, { features: [paymentAccounts], answers });
  return { ...world, asked: () => selectDialogs(world.store.getState()) };
}

test('My account shows that there is no payment password and lets the member create one', async () => {
  const { screen, asked } = await open(<PaymentPasswordCard />, { paymentPassword: password });
  await expect.element(screen.getByText('You don’t have one yet. You need it to withdraw.')).toBeVisible();
  await screen.getByRole('button', { name: 'Create a withdrawal PIN' }).click();
  expect(asked()).toEqual([{ kind: 'paymentPassword' }]);
  await expect(screen.container).toBeAccessible();
});

test('My account shows how old the payment password is, and lets the member change it', async () => {
  const set = { ...password, isSet: true, changedAt: '2026-11-20T12:00:00Z' };
  const { screen, asked } = await open(<PaymentPasswordCard />, { paymentPassword: set });
  await expect.element(screen.getByText(/^Last changed on .*2026\.$/)).toBeVisible();
  await screen.getByRole('button', { name: 'Change withdrawal PIN' }).click();
  expect(asked()).toEqual([{ kind: 'paymentPassword' }]);
});

test.each([
  ['paymentPassword', 'Create a withdrawal PIN', () => <PaymentPasswordCard />],
  ['paymentAccounts', 'Add a payout account', () => <PaymentAccountsCard />],
  ['paymentAccounts', 'Add account', () => <AddAccountDialog request={{ kind: 'addPaymentAccount' }} onClose={() => undefined} />],
] as const)('a failed %s can be retried, for %s', async (call, name, part) => {
  const answers: Answers = { paymentPassword: { ...password, isSet: call !== 'paymentPassword' } };
  answers[call] = refusedWith('UNAVAILABLE');
  const { screen } = await open(part(), answers);
  const retry = screen.getByRole('button', { name: 'Try again' });
  await expect.element(retry).toBeVisible();
  expect(screen.getByRole('button', { name }).elements()).toEqual([]);
  answers[call] = call === 'paymentPassword' ? password : someAccounts();
  await retry.click();
  await expect.element(screen.getByRole('button', { name })).toBeVisible();
});

test('My account lists the accounts, adds one and removes one', async () => {
  const bank = anAccount({ accountId: 4, kind: 'bank', institution: 'Banco Azul', pixKeyKind: null, number: '***345' });
  const { screen, asked } = await open(<PaymentAccountsCard />, { paymentAccounts: someAccounts({ accounts: [anAccount(), bank] }) });
  await expect.element(screen.getByText('PIX · Email m***@mail.example')).toBeVisible();
  await screen.getByRole('button', { name: 'Remove Banco Azul ***345' }).click();
  await screen.getByRole('button', { name: 'Add a payout account' }).click();
  expect(asked()).toEqual([{ kind: 'removePaymentAccount', account: bank }, { kind: 'addPaymentAccount' }]);
  await expect(screen.container).toBeAccessible();
});

test('a member with the maximum number of accounts is told so, and so is one without any', async () => {
  const full = someAccounts({ accounts: [anAccount(), anAccount({ accountId: 4 })], most: 2 });
  const { screen } = await open(<PaymentAccountsCard />, { paymentAccounts: full });
  await expect.element(screen.getByText('You have 2 payout accounts. Remove one to add another.')).toBeInTheDocument();
  const empty = await open(<PaymentAccountsCard />, { paymentAccounts: someAccounts({ accounts: [] }) });
  await expect.element(empty.screen.getByText('You haven’t added a payout account yet.')).toBeVisible();
});
