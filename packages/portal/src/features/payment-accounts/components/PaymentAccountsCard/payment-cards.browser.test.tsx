import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { BrandProvider } from '#shared/pages/brand.tsx';
import { selectDialogs } from '#shared/store/dialogs.slice.ts';
import { createAppStore } from '#shared/store/store.ts';
import { aBrand } from '#testing/test-world.ts';
import common from '../../../../app/language/common.en.json' with { type: 'json' };
import { anAccount, someAccounts } from '../../payment-accounts.builders.ts';
import paymentAccounts from '../../payment-accounts.en.json' with { type: 'json' };
import { accountsFailed, accountsLoaded, passwordFailed, passwordLoaded, paymentAccountsSlice } from '../../payment-accounts.slice.ts';
import { PaymentPasswordCard } from '../PaymentPasswordCard/PaymentPasswordCard.tsx';
import { PaymentAccountsCard } from './PaymentAccountsCard.tsx';

const texts = createInstance();
await texts.use(initReactI18next).init({
  lng: 'en',
  defaultNS: 'common',
  resources: { en: { common, 'payment-accounts': paymentAccounts } },
  interpolation: { escapeValue: false },
});

const failure = { code: 'UNAVAILABLE', status: 503, requestId: null } as const;
const password = { isSet: false, changedAt: null, hasLoginPassword: true };

async function open(content: ReactNode) {
  const store = createAppStore();
  store.inject(paymentAccountsSlice);
  const screen = await render(
    <Provider store={store}>
      <I18nextProvider i18n={texts}>
        <BrandProvider brand={aBrand()}>{content}</BrandProvider>
      </I18nextProvider>
    </Provider>,
  );
  return { screen, store, asked: () => selectDialogs(store.getState()) };
}

test('My account says that there is no payment password and has one made', async () => {
  const { screen, store, asked } = await open(<PaymentPasswordCard />);
  expect(screen.getByRole('button').elements()).toEqual([]);
  store.dispatch(passwordLoaded(password));
  await expect.element(screen.getByText('You don’t have one yet. You need it to withdraw.')).toBeVisible();
  await screen.getByRole('button', { name: 'Create a payment password' }).click();
  expect(asked()).toEqual([{ kind: 'paymentPassword' }]);
  await expect(screen.container).toBeAccessible();
});

test('My account says since when the payment password is so, and has it changed', async () => {
  const { screen, store, asked } = await open(<PaymentPasswordCard />);
  store.dispatch(passwordLoaded({ ...password, isSet: true, changedAt: '2026-11-20T12:00:00Z' }));
  await expect.element(screen.getByText(/^Last changed on .*2026\.$/)).toBeVisible();
  await screen.getByRole('button', { name: 'Change payment password' }).click();
  expect(asked()).toEqual([{ kind: 'paymentPassword' }]);
});

test('a payment password that nobody could read is asked for again', async () => {
  const { screen, store } = await open(<PaymentPasswordCard />);
  store.dispatch(passwordFailed(failure));
  await screen.getByRole('button', { name: 'Try again' }).click();
  expect(store.getState().paymentAccounts.password.status).toBe('loading');
});

test('My account lists the accounts, adds one and removes one', async () => {
  const { screen, store, asked } = await open(<PaymentAccountsCard />);
  const bank = anAccount({ accountId: 4, kind: 'bank', institution: 'Banco Azul', pixKeyKind: null, number: '***345' });
  store.dispatch(accountsLoaded(someAccounts({ accounts: [anAccount(), bank] })));
  await expect.element(screen.getByText('PIX · Email m***@mail.example')).toBeVisible();
  await screen.getByRole('button', { name: 'Remove Banco Azul ***345' }).click();
  await screen.getByRole('button', { name: 'Add a payout account' }).click();
  expect(asked()).toEqual([{ kind: 'removePaymentAccount', account: bank }, { kind: 'addPaymentAccount' }]);
  await expect(screen.container).toBeAccessible();
});

test('who has as many accounts as can be kept is told so, and who has none too', async () => {
  const { screen, store } = await open(<PaymentAccountsCard />);
  store.dispatch(accountsLoaded(someAccounts({ accounts: [anAccount(), anAccount({ accountId: 4 })], most: 2 })));
  await expect.element(screen.getByText('You have 2 payout accounts. Remove one to add another.')).toBeInTheDocument();
  store.dispatch(accountsLoaded(someAccounts({ accounts: [] })));
  await expect.element(screen.getByText('You haven’t added a payout account yet.')).toBeVisible();
});

test('accounts that nobody could read are asked for again', async () => {
  const { screen, store } = await open(<PaymentAccountsCard />);
  store.dispatch(accountsFailed(failure));
  await screen.getByRole('button', { name: 'Try again' }).click();
  expect(store.getState().paymentAccounts.accounts.status).toBe('loading');
});
