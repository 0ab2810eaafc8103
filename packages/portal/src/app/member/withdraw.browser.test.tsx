import { expect, test } from 'vitest';
import { page as viewport } from 'vitest/browser';
import { vars } from '@livery/theme/vars.css';
import { ApiFailure } from '#api/api-failure.ts';
import { anAccount, someAccounts } from '#features/payment-accounts/payment-accounts.builders.ts';
import { aWithdrawal, someTerms } from '#features/withdrawal/withdrawal.builders.ts';
import { openPart } from '#testing/open-part.tsx';
import { refusedWith, type Answers } from '#testing/table-client.ts';
import { section } from './withdraw.section.tsx';

const { Page, features } = section;
/** The margins of the page. */
const gutter = { paddingInline: vars.layout.gutter };
const password = { isSet: false, changedAt: null, hasLoginPassword: true };
const held = anAccount({ accountId: 9, heldUntil: '2026-11-28T15:30:00.000Z' });

/** A member who has neither an account nor a payment password. */
async function openFirst(changes: Answers = {}, language: 'en' | 'pt' = 'en') {
  let isSet = false;
  const setPassword = () => {
    isSet = true;
    return { ...password, isSet, changedAt: '2026-11-20T12:00:00Z' };
  };
  const answers: Answers = {
    withdrawalTerms: () => someTerms({ hasPaymentPassword: isSet }),
    withdrawals: { items: [], next: null, now: new Date().toISOString() },
    withdrawalTotals: { count: 0, amount: 0, paid: 0, currency: 'BRL' },
    paymentAccounts: someAccounts({ accounts: [], kinds: ['pix', 'bank'] }),
    paymentPassword: password,
    setPaymentPassword: setPassword,
    addPaymentAccount: someAccounts({ accounts: [anAccount({ accountId: 9 })] }),
    requestWithdrawal: aWithdrawal(),
    ...changes,
  };
  const part = (
    <div style={gutter}>
      <Page />
    </div>
  );
  const world = await openPart(part, { features, answers, language });
  const bodies = (name: 'setPaymentPassword' | 'addPaymentAccount' | 'requestWithdrawal') =>
    world.callsOf(name).map(({ body }) => {
      const { idempotencyKey: _, ...rest } = body as Record<string, unknown>;
      return rest;
    });
  return { ...world, bodies, answers, setPassword };
}

async function fill(screen: Awaited<ReturnType<typeof openFirst>>['screen'], key = 'marina@mail.example') {
  await screen.getByRole('textbox', { name: 'PIX key' }).fill(key);
  await screen.getByRole('button', { name: 'Half', exact: true }).click();
  await screen.getByLabelText('Six digits', { exact: true }).fill('135790');
  await screen.getByLabelText('Your login password', { exact: true }).fill('Livery#2026');
}

test('a first withdrawal creates the payment password and the account in the same form, then asks for the amount', async () => {
  const { screen, bodies } = await openFirst();
  await fill(screen);
  await expect.element(screen.getByText('Email', { exact: true })).toBeVisible();
  await expect(screen.container).toBeAccessible();
  await screen.getByRole('button', { name: 'Withdraw R$\u00A0400.00' }).click();
  await expect.element(screen.getByRole('heading', { name: /^We’ve received your request/ })).toBeVisible();
  const set = { newPassword: '135790', confirmNewPassword: '135790', loginPassword: 'Livery#2026' };
  expect(bodies('setPaymentPassword')).toEqual([set]);
  const account = { kind: 'pix', number: 'marina@mail.example', pixKeyKind: 'email', paymentPassword: '135790' };
  expect(bodies('addPaymentAccount')).toEqual([account]);
  expect(bodies('requestWithdrawal')).toEqual([{ accountId: 9, amount: 40_000, paymentPassword: '135790' }]);
});

test('no amount is asked for while the new account is on hold, and the form shows when it can be paid', async () => {
  const { screen, bodies } = await openFirst({ addPaymentAccount: someAccounts({ accounts: [anAccount({ accountId: 4 }), held] }) });
  await fill(screen);
  await screen.getByRole('button', { name: /^Withdraw R/ }).click();
  await expect.element(screen.getByRole('heading', { name: 'You’re set up. Nothing has left yet.' })).toHaveFocus();
  await expect.element(screen.getByText(/28.* 12:30\sBRT/)).toBeVisible();
  expect(bodies('requestWithdrawal')).toEqual([]);
});

test('a wrong login password is shown at its field, and the rest stays as typed', async () => {
  const { screen, bodies, answers, setPassword } = await openFirst({ setPaymentPassword: refusedWith('OLD_PASSWORD_WRONG', 403) });
  await fill(screen);
  await screen.getByRole('button', { name: /^Withdraw R/ }).click();
  await expect
    .element(screen.getByLabelText('Your login password', { exact: true }))
    .toHaveAccessibleDescription(/not your login password/);
  await expect.element(screen.getByRole('textbox', { name: 'PIX key' })).toHaveValue('marina@mail.example');
  expect(bodies('addPaymentAccount')).toEqual([]);
  answers.setPaymentPassword = setPassword;
  await screen.getByRole('button', { name: /^Withdraw R/ }).click();
  await expect.element(screen.getByRole('heading', { name: /^We’ve received your request/ })).toBeVisible();
});

test('a payment password already set is not set again after the account was refused', async () => {
  const known = new ApiFailure({ code: 'INVALID_REQUEST', status: 400, requestId: null, fields: { '/number': 'known' } });
  const { screen, bodies, answers } = await openFirst({ addPaymentAccount: known });
  await fill(screen);
  await screen.getByRole('button', { name: /^Withdraw R/ }).click();
  const key = screen.getByRole('textbox', { name: 'PIX key' });
  await expect.element(key).toHaveAccessibleDescription(/already added/);
  await expect.element(screen.getByLabelText('Withdrawal PIN', { exact: true })).toHaveValue('135790');
  answers.addPaymentAccount = someAccounts({ accounts: [anAccount({ accountId: 9 })] });
  await key.fill('other@mail.example');
  await screen.getByRole('button', { name: /^Withdraw R/ }).click();
  await expect.element(screen.getByRole('heading', { name: /^We’ve received your request/ })).toBeVisible();
  expect(bodies('setPaymentPassword')).toHaveLength(1);
});

test('a later withdrawal like the last one needs one press and one field', async () => {
  const { screen, bodies } = await openFirst({
    withdrawalTerms: someTerms(),
    paymentAccounts: someAccounts(),
    withdrawals: { items: [aWithdrawal({ amount: 25_000 })], next: null, now: new Date().toISOString() },
  });
  await screen.getByLabelText('Withdrawal PIN', { exact: true }).fill('135790');
  await screen.getByRole('button', { name: 'Withdraw R$\u00A0250.00' }).click();
  await expect.poll(() => bodies('requestWithdrawal')).toEqual([{ accountId: 3, amount: 25_000, paymentPassword: '135790' }]);
});

test('eleven digits that may be a tax or a phone number prompt a question, other values do not', async () => {
  const { screen, bodies } = await openFirst();
  await fill(screen, '+55 21 98765-0930');
  await expect.element(screen.getByText('Mobile number', { exact: true })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'PIX key type' }).elements()).toEqual([]);
  await screen.getByRole('textbox', { name: 'PIX key' }).fill('52998224725');
  await screen.getByRole('combobox', { name: 'PIX key type' }).selectOptions('phone');
  await screen.getByRole('button', { name: /^Withdraw R/ }).click();
  await expect.poll(() => bodies('addPaymentAccount')).toMatchObject([{ number: '52998224725', pixKeyKind: 'phone' }]);
});

test.each([
  [360, 'en'],
  [390, 'en'],
  [430, 'en'],
  [360, 'pt'],
  [390, 'pt'],
  [430, 'pt'],
] as const)('at %i px in %s the first withdrawal fits the window and its button is visible', async (width, language) => {
  await viewport.viewport(width, 780);
  const { screen } = await openFirst({}, language);
  const submit = screen.getByRole('button', { name: language === 'en' ? 'Withdraw' : 'Sacar', exact: true });
  await expect.element(submit).toBeInViewport();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
