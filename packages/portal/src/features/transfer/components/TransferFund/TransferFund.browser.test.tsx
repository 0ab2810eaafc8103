import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import type { Funds } from '@livery/contract/shapes';
import { ApiFailure } from '#api/api-failure.ts';
import { paymentPasswordSet } from '#shared/store/payment-events.ts';
import { selectDialogs } from '#shared/store/dialogs.slice.ts';
import { openPart } from '#testing/open-part.tsx';
import { refusedWith, type Answers } from '#testing/table-client.ts';
import { memoryStore } from '#testing/test-world.ts';
import { transfer } from '../../index.ts';
import { TransferUpline } from '../TransferUpline/TransferUpline.tsx';
import { TransferFund } from './TransferFund.tsx';

const someFunds = (changes: Partial<Funds> = {}): Funds => ({
  currency: 'BRL',
  currencySymbol: 'R$',
  cash: 10_000,
  held: 2_500,
  bonus: 0,
  wallets: [
    { vendor: 'PG', name: 'PG', balance: 4_000, isOpen: true },
    { vendor: 'SALA', name: 'Sala Viva', balance: 700, isOpen: false },
  ],
  asOf: '2025-01-01T00:00:00Z',
  ...changes,
});

const booked = { number: 71, at: '2026-05-17T12:00:00Z' };

const merchantOf = ({ wallets }: Pick<Funds, 'wallets'>) => ({
  isSingle: wallets.length === 0,
  wallets: wallets.map(({ vendor, name, balance }) => ({ vendor, name, balance })),
});

async function open(content: ReactNode, changes: Answers = {}, tabStorage = memoryStore()) {
  const answers: Answers = { funds: someFunds(), merchantWallet: merchantOf(someFunds()), ...changes };
  const world = await openPart(content, { features: [transfer], answers, dependencies: { tabStorage } });
  const sent = () =>
    [...world.callsOf('walletTransfer'), ...world.callsOf('transferToUpline')].map(({ body }) => {
      const { idempotencyKey: _, ...wanted } = body as { idempotencyKey: string };
      return wanted;
    });
  return { ...world, answers, sent, tabStorage };
}

test('my wallet shows the total, and hides transfers if there is only one wallet [wallet-07]', async () => {
  const { screen } = await open(<TransferFund />, { merchantWallet: merchantOf({ wallets: [] }), funds: someFunds({ wallets: [] }) });
  await expect.element(screen.getByText('125.00')).toBeVisible();
  expect(screen.getByRole('form').elements()).toEqual([]);
  const several = await open(<TransferFund />);
  await expect.element(several.screen.getByText('172.00')).toBeVisible();
  await expect.element(several.screen.getByRole('form', { name: 'Transfer money' })).toBeVisible();
  await expect(several.screen.container).toBeAccessible();
});

test('a transfer is limited to the balance, and a refusal keeps the input', async () => {
  const failure = { code: 'VENDOR_UNAVAILABLE', status: 409, requestId: null } as const;
  const { screen, sent } = await open(<TransferFund />, { walletTransfer: new ApiFailure(failure) });
  await expect.element(screen.getByRole('radio', { name: 'Sala Viva' })).toBeDisabled();
  await screen.getByRole('radio', { name: 'PG → Your balance' }).click();
  const amount = screen.getByRole('textbox', { name: 'Amount' });
  await amount.fill('40.01');
  await screen.getByRole('button', { name: 'Transfer out' }).click();
  await expect.element(screen.getByText('You have R$ 40.00.')).toBeVisible();
  expect(sent()).toEqual([]);
  await amount.fill('R$ 12,50');
  await screen.getByRole('button', { name: /^Transfer R\$.12.50 from PG$/ }).click();
  await expect.poll(sent).toEqual([{ vendor: 'PG', direction: 'out', amount: 1_250 }]);
  await expect.element(screen.getByText(/This provider isn’t responding right now/)).toBeVisible();
  await expect.element(amount).toHaveValue('12.50');
});

test('a recall shows the result for each vendor', async () => {
  const results = [
    { vendor: 'PG', name: 'PG', amount: 4_000, code: null },
    { vendor: 'SALA', name: 'Sala Viva', amount: 0, code: 'VENDOR_UNAVAILABLE' as const },
  ];
  const { screen } = await open(<TransferFund />, { recallWallets: { cash: 14_000, results } });
  await screen.getByRole('button', { name: 'Transfer everything back' }).click();
  await expect.element(screen.getByText('Some of your money couldn’t be transferred back')).toBeVisible();
  await expect.element(screen.getByText(/^PG R\$.40.00 transferred back$/)).toBeVisible();
  await expect.element(screen.getByText(/^Sala Viva This provider isn’t responding/)).toBeVisible();
});

const standing = { hasPaymentPassword: true, available: 5_000, currency: 'BRL' };

test('nothing is sent to the upline before the name is confirmed', async () => {
  const receiver = { id: 3, account: 'a***2', name: 'S*** a***' };
  const failure = {
    code: 'PAYMENT_PASSWORD_WRONG',
    status: 403,
    requestId: null,
    fields: { '/paymentPassword': 'paymentPassword.wrong' },
  } as const;
  const upline = { ...standing, isAllowed: true, hasUpline: true, receiver };
  const { screen, sent } = await open(<TransferUpline />, { upline, transferToUpline: new ApiFailure(failure) });
  await screen.getByRole('textbox', { name: 'Amount' }).fill('10');
  await screen.getByLabelText('Withdrawal PIN', { exact: true }).fill('Mango-7');
  await screen.getByRole('button', { name: 'Continue' }).click();
  await expect.element(screen.getByText(/goes to S\*\*\* a\*\*\* \(account a\*\*\*2\)/)).toBeVisible();
  expect(sent()).toEqual([]);
  await screen.getByRole('button', { name: /^Send R\$.10.00$/ }).click();
  await expect.poll(sent).toEqual([{ receiver: 3, amount: 1_000, paymentPassword: 'Mango-7' }]);
  await expect.element(screen.getByText('That’s not your withdrawal PIN.').first()).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('10.00');
  await expect(screen.container).toBeAccessible();
});

test('a member without a payment password sets one in place, and keeps the typed amount', async () => {
  const upline = { ...standing, isAllowed: true, hasUpline: true, receiver: { id: 3, account: 'a***2', name: 'S*** a***' } };
  const { screen, sent, store, answers } = await open(<TransferUpline />, { upline: { ...upline, hasPaymentPassword: false } });
  const amount = screen.getByRole('textbox', { name: 'Amount' });
  await amount.fill('10');
  const next = screen.getByRole('button', { name: 'Continue' });
  await expect.element(next).toHaveAccessibleDescription(/Create a withdrawal PIN first/);
  await screen.getByRole('button', { name: 'Create a withdrawal PIN' }).click();
  expect(selectDialogs(store.getState())).toEqual([{ kind: 'paymentPassword' }]);
  answers.upline = upline;
  store.dispatch(paymentPasswordSet());
  await screen.getByLabelText('Withdrawal PIN', { exact: true }).fill('135790');
  await expect.element(amount).toHaveValue('10.00');
  await next.click();
  await screen.getByRole('button', { name: /^Send R\$.10.00$/ }).click();
  await expect.poll(sent).toEqual([{ receiver: 3, amount: 1_000, paymentPassword: '135790' }]);
});

test('a receipt replaces the form until the member starts another transfer', async () => {
  const receiver = { id: 3, account: 'a***2', name: 'S*** a***' };
  const upline = { ...standing, isAllowed: true, hasUpline: true, receiver };
  const { screen } = await open(<TransferUpline />, { upline, transferToUpline: { cash: 4_000, ...booked } });
  await screen.getByRole('textbox', { name: 'Amount' }).fill('10');
  await screen.getByLabelText('Withdrawal PIN', { exact: true }).fill('135790');
  await screen.getByRole('button', { name: 'Continue' }).click();
  await screen.getByRole('button', { name: /^Send R\$.10.00$/ }).click();
  await expect.element(screen.getByRole('heading', { name: /^R\$.10.00 sent to S\*\*\* a\*\*\*\.$/ })).toHaveFocus();
  expect(screen.getByRole('textbox').elements()).toEqual([]);
  await expect.element(screen.getByText('a***2')).toBeVisible();
  await expect.element(screen.getByText('71', { exact: true })).toBeVisible();
  await expect(screen.container).toBeAccessible();
  await screen.getByRole('button', { name: 'Send more' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Amount' })).toBeVisible();
  await expect.element(screen.getByLabelText('Withdrawal PIN', { exact: true })).toHaveValue('');
});

test('a site whose law forbids it says so, and a member without an open upline is told why', async () => {
  const forbidden = await open(<TransferUpline />, { upline: { ...standing, isAllowed: false, hasUpline: false, receiver: null } });
  await expect.element(forbidden.screen.getByText(/the law doesn’t allow it/)).toBeVisible();
  expect(forbidden.screen.getByRole('textbox').elements()).toEqual([]);
  const nobody = await open(<TransferUpline />, { upline: { ...standing, isAllowed: true, hasUpline: false, receiver: null } });
  await expect.element(nobody.screen.getByText(/there’s nobody to send money to/)).toBeVisible();
  const closed = await open(<TransferUpline />, { upline: { ...standing, isAllowed: true, hasUpline: true, receiver: null } });
  await expect.element(closed.screen.getByText(/Your agent’s account is closed/)).toBeVisible();
});

test('the receipt replaces the form until another transfer, and an identical one asks for confirmation', async () => {
  const { screen, sent } = await open(<TransferFund />, { walletTransfer: { cash: 11_250, balance: 2_750, ...booked } });
  const fill = async () => {
    await screen.getByRole('radio', { name: 'PG → Your balance' }).click();
    await screen.getByRole('textbox', { name: 'Amount' }).fill('12.50');
    await screen.getByRole('button', { name: /^Transfer R\$.12.50 from PG$/ }).click();
  };
  await fill();
  await expect.element(screen.getByRole('heading', { name: /^R\$.12.50 transferred back from PG\.$/ })).toHaveFocus();
  expect(screen.getByRole('textbox').elements()).toEqual([]);
  await expect.element(screen.getByText('71', { exact: true })).toBeVisible();
  await expect.element(screen.getByText(/17.*2026/)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'See your transactions' })).toHaveAttribute('href', '/member/transactionHistory');
  await screen.getByRole('button', { name: 'New transfer' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('');
  await fill();
  await screen.getByRole('button', { name: 'No, once is enough' }).last().click();
  expect(sent()).toHaveLength(1);
  await screen.getByRole('button', { name: /^Transfer R\$.12.50 from PG$/ }).click();
  await screen.getByRole('button', { name: 'Yes, again' }).click();
  await expect.poll(sent).toHaveLength(2);
});

test.each([
  ['funds', 'form', TransferFund],
  ['merchantWallet', 'form', TransferFund],
  ['upline', 'textbox', TransferUpline],
] as const)('a failed %s can be retried', async (call, role, Page) => {
  const upline = { ...standing, isAllowed: true, hasUpline: true, receiver: { id: 3, account: 'a***2', name: 'S*** a***' } };
  const { screen, answers } = await open(<Page />, { upline, [call]: refusedWith('UNAVAILABLE') });
  const retry = screen.getByRole('button', { name: 'Try again' });
  await expect.element(retry).toBeVisible();
  expect(screen.getByRole(role).elements()).toEqual([]);
  answers[call] = { funds: someFunds(), merchantWallet: merchantOf(someFunds()), upline }[call];
  await retry.click();
  await expect.element(screen.getByRole(role).first()).toBeVisible();
});

test('loads the merchant wallet once per session, and keeps it in session storage [wallet-06]', async () => {
  const first = await open(<TransferFund />);
  await expect.element(first.screen.getByRole('form')).toBeVisible();
  expect(first.callsOf('merchantWallet')).toHaveLength(1);
  await first.screen.unmount();
  const reloaded = await open(<TransferFund />, {}, first.tabStorage);
  await expect.element(reloaded.screen.getByRole('form')).toBeVisible();
  expect(reloaded.callsOf('merchantWallet')).toEqual([]);
});

test.each([
  ['unreadable', '{"isSingle":"no"}'],
  ['of other vendors', JSON.stringify(merchantOf(someFunds({ wallets: someFunds().wallets.slice(0, 1) })))],
])('loads the merchant wallet again when the stored one is %s', async (_, kept) => {
  const { screen, callsOf } = await open(<TransferFund />, {}, memoryStore({ 'livery.merchant-wallet': kept }));
  await expect.element(screen.getByRole('form')).toBeVisible();
  await expect.poll(() => callsOf('merchantWallet')).toHaveLength(1);
});
