import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Funds, MerchantWallet, ValueOf } from '@livery/contract/shapes';
import type { ApiClient } from '#api/client.ts';
import { submissionChanged } from '#shared/money/money.slice.ts';
import { selectDialogs } from '#shared/store/dialogs.slice.ts';
import { refused } from '#shared/store/submission.ts';
import { BrandProvider } from '#shared/pages/brand.tsx';
import { PortsContext } from '#shared/ports/ports.ts';
import { createAppStore } from '#shared/store/store.ts';
import { aBrand, memoryStore } from '#testing/test-world.ts';
import common from '../../../../app/language/common.en.json' with { type: 'json' };
import forms from '../../../../shared/forms/forms.en.json' with { type: 'json' };
import texts from '../../transfer.en.json' with { type: 'json' };
import { transferState } from '../../transfer.state.ts';
import { giftSent, giftSubmitted, uplineLoaded } from '../../upline.slice.ts';
import { fundsLoaded, recallDone, transferDone, transferSubmitted, walletLoaded } from '../../wallets.slice.ts';
import { TransferUpline } from '../TransferUpline/TransferUpline.tsx';
import { TransferFund } from './TransferFund.tsx';

const i18n = createInstance();
await i18n.use(initReactI18next).init({
  lng: 'en',
  defaultNS: 'common',
  resources: { en: { common, forms, transfer: texts } },
  interpolation: { escapeValue: false },
});

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

interface Seen {
  funds?: Funds;
  merchant?: MerchantWallet;
  upline?: ValueOf<'upline'>;
}

async function open(content: ReactNode, { funds = someFunds(), merchant = { isSingle: false, wallets: [] }, upline }: Seen = {}) {
  const store = createAppStore();
  store.inject(transferState);
  store.dispatch(fundsLoaded(funds));
  store.dispatch(walletLoaded(merchant));
  if (upline !== undefined) store.dispatch(uplineLoaded(upline));
  const sent: unknown[] = [];
  const { dispatch } = store;
  store.dispatch = ((action) => {
    if (transferSubmitted.match(action) || giftSubmitted.match(action)) sent.push(action.payload);
    return dispatch(action);
  }) as typeof store.dispatch;
  const client: ApiClient = { call: () => new Promise(() => undefined) };
  const screen = await render(
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <BrandProvider brand={aBrand()}>
          <PortsContext value={{ client, clock: { now: () => 0 }, tabStorage: memoryStore() }}>
            <MemoryRouter>{content}</MemoryRouter>
          </PortsContext>
        </BrandProvider>
      </I18nextProvider>
    </Provider>,
  );
  return { screen, sent, store };
}

test('my wallet adds up what there is, and hides transfers where one wallet is all there is [wallet-07]', async () => {
  const { screen } = await open(<TransferFund />, { merchant: { isSingle: true, wallets: [] }, funds: someFunds({ wallets: [] }) });
  await expect.element(screen.getByText('125.00')).toBeVisible();
  expect(screen.getByRole('form').elements()).toEqual([]);
  const several = await open(<TransferFund />);
  await expect.element(several.screen.getByText('172.00')).toBeVisible();
  await expect.element(several.screen.getByRole('form', { name: 'Transfer money' })).toBeVisible();
  await expect(several.screen.container).toBeAccessible();
});

test('a transfer stays within what is there, and keeps what was typed when it is refused', async () => {
  const { screen, sent, store } = await open(<TransferFund />);
  await expect.element(screen.getByRole('radio', { name: 'Sala Viva' })).toBeDisabled();
  await screen.getByRole('radio', { name: 'PG → Your balance' }).click();
  const amount = screen.getByRole('textbox', { name: 'Amount' });
  await amount.fill('40.01');
  await screen.getByRole('button', { name: 'Transfer out' }).click();
  await expect.element(screen.getByText('You have R$ 40.00.')).toBeVisible();
  expect(sent).toEqual([]);
  await amount.fill('R$ 12,50');
  await screen.getByRole('button', { name: /^Transfer R\$.12.50 from PG$/ }).click();
  await expect.poll(() => sent).toEqual([{ vendor: 'PG', direction: 'out', amount: 1_250 }]);
  const failure = { code: 'VENDOR_UNAVAILABLE', status: 409, requestId: null } as const;
  store.dispatch(submissionChanged({ name: 'walletTransfer', submission: refused(failure) }));
  await expect.element(screen.getByText(/This provider isn’t responding right now/)).toBeVisible();
  await expect.element(amount).toHaveValue('12.50');
});

test('a recall says of each vendor what came of it', async () => {
  const { screen, store } = await open(<TransferFund />);
  const results = [
    { vendor: 'PG', name: 'PG', amount: 4_000, code: null },
    { vendor: 'SALA', name: 'Sala Viva', amount: 0, code: 'VENDOR_UNAVAILABLE' as const },
  ];
  store.dispatch(recallDone({ cash: 14_000, results }));
  await expect.element(screen.getByText('Some of your money couldn’t be transferred back')).toBeVisible();
  await expect.element(screen.getByText(/^PG R\$.40.00 transferred back$/)).toBeVisible();
  await expect.element(screen.getByText(/^Sala Viva This provider isn’t responding/)).toBeVisible();
});

const standing = { hasPaymentPassword: true, available: 5_000, currency: 'BRL' };

test('nothing goes to the upline before the name is confirmed', async () => {
  const receiver = { id: 3, account: 'a***2', name: 'S*** a***' };
  const { screen, sent, store } = await open(<TransferUpline />, { upline: { ...standing, isAllowed: true, hasUpline: true, receiver } });
  await screen.getByRole('textbox', { name: 'Amount' }).fill('10');
  await screen.getByLabelText('Payment password', { exact: true }).fill('Mango-7');
  await screen.getByRole('button', { name: 'Continue' }).click();
  await expect.element(screen.getByText(/goes to S\*\*\* a\*\*\* \(account a\*\*\*2\)/)).toBeVisible();
  expect(sent).toEqual([]);
  await screen.getByRole('button', { name: /^Send R\$.10.00$/ }).click();
  await expect.poll(() => sent).toEqual([{ receiver: 3, amount: 1_000, paymentPassword: 'Mango-7' }]);
  store.dispatch(
    submissionChanged({
      name: 'transferToUpline',
      submission: refused({
        code: 'PAYMENT_PASSWORD_WRONG',
        status: 403,
        requestId: null,
        fields: { '/paymentPassword': 'paymentPassword.wrong' },
      }),
    }),
  );
  await expect.element(screen.getByText('That’s not your payment password.').first()).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('10.00');
  await expect(screen.container).toBeAccessible();
});

test('a member without a payment password sets one where they are, and keeps the typed amount', async () => {
  const upline = { ...standing, isAllowed: true, hasUpline: true, receiver: { id: 3, account: 'a***2', name: 'S*** a***' } };
  const { screen, sent, store } = await open(<TransferUpline />, { upline: { ...upline, hasPaymentPassword: false } });
  const amount = screen.getByRole('textbox', { name: 'Amount' });
  await amount.fill('10');
  const next = screen.getByRole('button', { name: 'Continue' });
  await expect.element(next).toHaveAccessibleDescription(/Create a payment password first/);
  await screen.getByRole('button', { name: 'Create a payment password' }).click();
  expect(selectDialogs(store.getState())).toEqual([{ kind: 'paymentPassword' }]);
  store.dispatch(uplineLoaded(upline));
  await screen.getByLabelText('Payment password', { exact: true }).fill('135790');
  await expect.element(amount).toHaveValue('10.00');
  await next.click();
  await screen.getByRole('button', { name: /^Send R\$.10.00$/ }).click();
  await expect.poll(() => sent).toEqual([{ receiver: 3, amount: 1_000, paymentPassword: '135790' }]);
});

test('a receipt replaces the form until the member starts another transfer', async () => {
  const receiver = { id: 3, account: 'a***2', name: 'S*** a***' };
  const { screen, store } = await open(<TransferUpline />, { upline: { ...standing, isAllowed: true, hasUpline: true, receiver } });
  await screen.getByRole('textbox', { name: 'Amount' }).fill('10');
  store.dispatch(giftSent(1_000));
  await expect.element(screen.getByRole('heading', { name: /^R\$.10.00 sent to S\*\*\* a\*\*\*\.$/ })).toHaveFocus();
  expect(screen.getByRole('textbox').elements()).toEqual([]);
  await expect.element(screen.getByText('a***2')).toBeVisible();
  await expect(screen.container).toBeAccessible();
  await screen.getByRole('button', { name: 'Send more' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Amount' })).toBeVisible();
  await expect.element(screen.getByLabelText('Payment password', { exact: true })).toHaveValue('');
});

test('a site whose law forbids it says so, and whoever has no upline or one that is closed hears which', async () => {
  const forbidden = await open(<TransferUpline />, { upline: { ...standing, isAllowed: false, hasUpline: false, receiver: null } });
  await expect.element(forbidden.screen.getByText(/the law doesn’t allow it/)).toBeVisible();
  expect(forbidden.screen.getByRole('textbox').elements()).toEqual([]);
  const nobody = await open(<TransferUpline />, { upline: { ...standing, isAllowed: true, hasUpline: false, receiver: null } });
  await expect.element(nobody.screen.getByText(/there’s nobody to send money to/)).toBeVisible();
  const closed = await open(<TransferUpline />, { upline: { ...standing, isAllowed: true, hasUpline: true, receiver: null } });
  await expect.element(closed.screen.getByText(/Your agent’s account is closed/)).toBeVisible();
});

test('what was moved takes the place of the form until another transfer is begun', async () => {
  const { screen, store } = await open(<TransferFund />);
  await expect.element(screen.getByRole('textbox', { name: 'Amount' })).toBeVisible();
  store.dispatch(transferDone({ wanted: { vendor: 'PG', direction: 'out', amount: 1_250 }, answer: { cash: 11_250, balance: 2_750 } }));
  await expect.element(screen.getByRole('heading', { name: /^R\$.12.50 transferred back from PG\.$/ })).toHaveFocus();
  expect(screen.getByRole('textbox').elements()).toEqual([]);
  await expect.element(screen.getByRole('link', { name: 'See your transactions' })).toHaveAttribute('href', '/member/transactionHistory');
  await screen.getByRole('button', { name: 'New transfer' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('');
});
