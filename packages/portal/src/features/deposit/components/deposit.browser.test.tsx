import { createInstance } from 'i18next';
import type { Deposit, DepositMethod } from '@livery/contract/shapes';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { page as viewport } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ApiClient } from '#api/client.ts';
import { vars } from '@livery/theme/vars.css';
import { submissionChanged } from '#shared/money/money.slice.ts';
import { refused, uncertain } from '#shared/store/submission.ts';
import { BrandProvider } from '#shared/pages/brand.tsx';
import { PortsContext } from '#shared/ports/ports.ts';
import { loggedIn, sessionExpired } from '#shared/store/events.ts';
import { readRetried, readWatched } from '#shared/reads/reads.slice.ts';
import { createAppStore } from '#shared/store/store.ts';
import { answerRead, failRead } from '#testing/answer-read.ts';
import { aBrand, aMember, memoryStore } from '#testing/test-world.ts';
import common from '../../../app/language/common.en.json' with { type: 'json' };
import forms from '../../../shared/forms/forms.en.json' with { type: 'json' };
import { filesSlice } from '../../../shared/lists/files/files.slice.ts';
import lists from '../../../shared/lists/lists.en.json' with { type: 'json' };
import { aDeposit, aMethod } from '../deposit.builders.ts';
import deposit from '../deposit.en.json' with { type: 'json' };
import { depositFailed, depositLoaded, depositSlice, depositSubmitted, depositWatched } from '../deposit.slice.ts';
import { DepositSection } from './DepositSection/DepositSection.tsx';

const texts = createInstance();
await texts
  .use(initReactI18next)
  .init({ lng: 'en', defaultNS: 'common', resources: { en: { common, forms, lists, deposit } }, interpolation: { escapeValue: false } });

/** The page's margins. */
const gutter = { paddingInline: vars.layout.gutter };

const id = aDeposit().id;
const methods = [aMethod(), aMethod({ id: 'http.debit', kind: 'debitCard', minimum: 2_000, maximum: 500_000, feeRate: 15_000 })];
const refusal = (code: 'UNAVAILABLE' | 'LIMIT_EXCEEDED' | 'NOT_FOUND') => ({ code, status: 409, requestId: null });

/** The pending deposit and the last one have their own requests. */
const isOfList = (query: Record<string, unknown>) => query['limit'] !== 1;

beforeEach(() => viewport.viewport(1280, 900));

async function open(address = '/member/depositv2', tabStorage = memoryStore()) {
  const store = createAppStore();
  store.inject(depositSlice);
  store.inject(filesSlice);
  const sent: unknown[] = [];
  const told: { type: string; payload?: unknown }[] = [];
  let asked = 0;
  const dispatch = store.dispatch;
  store.dispatch = ((action) => {
    told.push(action as unknown as (typeof told)[number]);
    if (depositSubmitted.match(action)) sent.push(action.payload);
    if (depositWatched.match(action)) asked += 1;
    return dispatch(action);
  }) as typeof store.dispatch;
  const client: ApiClient = { call: (async () => ({})) as ApiClient['call'] };
  const around = (content: ReactNode) => (
    <Provider store={store}>
      <I18nextProvider i18n={texts}>
        <BrandProvider brand={aBrand()}>
          <PortsContext value={{ client, clock: { now: () => Date.now() }, tabStorage }}>
            <MemoryRouter initialEntries={[address]}>
              <div style={gutter}>{content}</div>
            </MemoryRouter>
          </PortsContext>
        </BrandProvider>
      </I18nextProvider>
    </Provider>
  );
  const screen = await render(around(<DepositSection />));
  const actions = (type: string) => told.filter((each) => each.type === type).map(({ payload }) => payload);
  const pages = () =>
    told
      .flatMap((action) => (readWatched.match(action) && action.payload.call === 'deposits' ? [action.payload.query] : []))
      .filter(isOfList);
  return { screen, store, sent, tabStorage, actions, pages, watched: () => asked };
}

const isLast = (query: Record<string, unknown>) => query['limit'] === 1 && query['state'] === 'succeeded';

interface FormOptions {
  tabStorage?: ReturnType<typeof memoryStore>;
  address?: string;
  last?: Deposit[];
  offered?: DepositMethod[];
}

async function openForm({ tabStorage = memoryStore(), address = '/member/depositv2', last = [], offered = methods }: FormOptions = {}) {
  const opened = await open(address, tabStorage);
  answerRead(opened.store, 'depositMethods', { methods: offered, currency: 'BRL' });
  answerRead(opened.store, 'deposits', { items: last, next: null }, isLast);
  const amount = opened.screen.getByRole('textbox', { name: 'How much?' });
  await expect.element(amount).toBeVisible();
  return { ...opened, amount, submit: opened.screen.getByRole('button', { name: /^(Continue|Pay)/ }) };
}

test('an amount too small for one method is valid again for a method that accepts it', async () => {
  const { screen, amount, submit } = await openForm();
  await amount.fill('1');
  await screen.getByRole('radio', { name: 'Debit card' }).click();
  await submit.click();
  await expect.element(amount).toBeInvalid();
  await amount.fill('15');
  await expect.element(amount).toBeInvalid();
  await screen.getByRole('radio').first().click();
  await expect.element(amount).not.toBeInvalid();
});

test('lets the member choose a method and an amount, and shows the total before sending [member-04]', async () => {
  const { screen, amount, submit, sent } = await openForm();
  await screen.getByRole('radio', { name: 'Debit card' }).click();
  await amount.fill('100');
  await expect.element(screen.getByText('R$\u00A01.50')).toBeVisible();
  await expect.element(screen.getByText('R$\u00A098.50')).toBeVisible();
  await expect(screen.container).toBeAccessible();
  await submit.click();
  await expect.poll(() => sent).toEqual([{ method: 'http.debit', amount: 10_000 }]);
});

test('a deposit from the agent centre returns to it', async () => {
  const { amount, submit, sent } = await openForm({ address: '/agentHome/depositv2' });
  await amount.fill('100');
  await submit.click();
  await expect.poll(() => sent).toEqual([expect.objectContaining({ amount: 10_000, centre: 'agent' })]);
});

test.each([
  ['', 'Enter an amount.'],
  ['0', 'The minimum is R$\u00A010.00.'],
  ['-20', 'Enter an amount above zero.'],
  ['9.99', 'The minimum is R$\u00A010.00.'],
  ['50,000.01', 'The maximum is R$\u00A050,000.00.'],
  ['0.001', 'Enter the amount like R$\u00A01,234.50.'],
  ['1e21', 'Enter the amount like R$\u00A01,234.50.'],
  ['NaN', 'Enter the amount like R$\u00A01,234.50.'],
  ['9007199254740993', 'This amount is too large.'],
])('refuses %j, keeps it and shows why', async (typed, problem) => {
  const { screen, amount, submit, sent } = await openForm();
  await amount.fill(typed);
  await submit.click();
  await expect.element(screen.getByText(problem)).toBeVisible();
  await expect.element(amount).toHaveFocus();
  expect(sent).toEqual([]);
});

test.each([
  ['R$ 1,234.50', 123_450],
  ['1.234,50', 123_450],
  ['٢٠', 2_000],
  ['50000', 5_000_000],
])('accepts %j, typed or pasted', async (typed, minor) => {
  const { amount, submit, sent } = await openForm();
  await amount.fill(typed);
  await submit.click();
  await expect.poll(() => sent).toEqual([{ method: 'http.pix', amount: minor }]);
});

test('keeps the input over a refusal and a reload, and shows that it is checking', async () => {
  const tabStorage = memoryStore();
  const { screen, amount, submit, store } = await openForm({ tabStorage });
  await screen.getByRole('button', { name: 'R$ 50.00' }).click();
  await submit.click();
  store.dispatch(submissionChanged({ name: 'openDeposit', submission: uncertain }));
  await expect.element(screen.getByText(/It won’t be done twice/)).toBeVisible();
  store.dispatch(submissionChanged({ name: 'openDeposit', submission: refused(refusal('LIMIT_EXCEEDED')) }));
  await expect.element(screen.getByText('This is over the limit.')).toBeVisible();
  await expect.element(amount).toHaveValue('50.00');
  await screen.unmount();
  const again = await openForm({ tabStorage });
  await expect.element(again.amount).toHaveValue('50.00');
});

test.each([
  ['minimum', 'This is below the minimum.'],
  ['maximum', 'This is above the maximum.'],
])('shows the violated limit at the amount, using limits that have changed: %s', async (rule, problem) => {
  const { screen, amount, store } = await openForm();
  await amount.fill('20');
  const failure = { ...refusal('LIMIT_EXCEEDED'), fields: { '/amount': rule } };
  store.dispatch(submissionChanged({ name: 'openDeposit', submission: refused(failure) }));
  await expect.element(amount).toHaveAccessibleDescription(new RegExp(problem));
  expect(screen.getByText(problem).elements()).toHaveLength(1);
});

test('restores the input after a login for an expired session', async () => {
  const { screen, amount, store } = await openForm();
  await amount.fill('40');
  store.dispatch(sessionExpired());
  await expect.element(amount).toHaveValue('40');
  store.dispatch(loggedIn({ account: aMember(), firstTimeLogin: false }));
  await expect.element(screen.getByText('Loading payment methods')).toBeInTheDocument();
  answerRead(store, 'depositMethods', { methods, currency: 'BRL' });
  answerRead(store, 'deposits', { items: [], next: null }, isLast);
  await expect.element(amount).toHaveValue('40');
});

test('shows that no method is open, or why the methods are unknown', async () => {
  const { screen, store } = await open();
  await expect.element(screen.getByText('Loading payment methods')).toBeInTheDocument();
  answerRead(store, 'depositMethods', { methods: [], currency: 'BRL' });
  answerRead(store, 'deposits', { items: [], next: null }, isLast);
  await expect.element(screen.getByText(/Deposits are unavailable/)).toBeVisible();
  await screen.unmount();
  const other = await open();
  failRead(other.store, 'depositMethods', refusal('UNAVAILABLE'));
  await expect.element(other.screen.getByText(/isn’t responding/)).toBeVisible();
  await expect.element(other.screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('links to a pending deposit, whatever the list shows', async () => {
  const { screen, store } = await openForm();
  answerRead(store, 'deposits', { items: [aDeposit()], next: null }, ({ state }) => state === 'open');
  await expect.element(screen.getByText('Your deposit of R$\u00A020.00 is waiting for payment.')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', `/member/depositv2?deposit=${id}`);
});

test('starts with the method and amount that worked last time, so that one press pays', async () => {
  const card = aDeposit({ kind: 'debitCard', state: 'succeeded', amount: 7_500 });
  const { screen, submit, sent } = await openForm({ last: [card] });
  await expect.element(screen.getByRole('radio', { name: 'Debit card' })).toBeChecked();
  await submit.click();
  await expect.poll(() => sent).toEqual([{ method: 'http.debit', amount: 7_500 }]);
});

test('starts with the fastest method and no amount for a first deposit', async () => {
  const slow = aMethod({ id: 'http.bank', kind: 'bankTransfer', expectedTime: 86_400 });
  const { screen, amount } = await openForm({ offered: [slow, ...methods] });
  await expect.element(screen.getByRole('radio').first()).toHaveAccessibleName('PIX');
  await expect.element(screen.getByRole('radio').first()).toBeChecked();
  await expect.element(screen.getByRole('radio').last()).toHaveAccessibleName('Bank transfer');
  await expect.element(amount).toHaveValue('');
});

test('each method shows its own mark', async () => {
  const kinds = ['pix', 'bankTransfer', 'debitCard', 'prepaidCard', 'creditCard', 'eWallet', 'voucher', 'crypto', 'cash'] as const;
  const { screen } = await openForm({ offered: kinds.map((kind) => aMethod({ id: kind, kind })) });
  const marks = [...screen.container.querySelectorAll('label:has(input[type=radio]) svg')].map((mark) => mark.innerHTML);
  expect(new Set(marks).size).toBe(kinds.length);
});

test('shows the form without the last deposit if that is not answered', async () => {
  const { screen, store } = await open();
  answerRead(store, 'depositMethods', { methods, currency: 'BRL' });
  failRead(store, 'deposits', refusal('UNAVAILABLE'), isLast);
  await expect.element(screen.getByRole('textbox', { name: 'How much?' })).toHaveValue('');
});

test('the history has its own tab, which keeps its filters while a deposit is open', async () => {
  const { screen, store, pages } = await openForm();
  const filter = screen.getByRole('combobox', { name: 'Status' });
  expect(filter.elements()).toEqual([]);
  await screen.getByRole('link', { name: 'History' }).click();
  await expect.element(filter).toBeVisible();
  await expect.poll(() => pages().length).toBeGreaterThan(0);
  answerRead(store, 'deposits', { items: [aDeposit()], next: null }, isOfList);
  await expect.element(screen.getByRole('row', { name: /PIX/ })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'How much?' }).elements()).toEqual([]);
  await screen.unmount();
  const one = await open(`/member/depositv2?view=history&state=expired&deposit=${id}`);
  const history = one.screen.getByRole('link', { name: 'History' });
  await expect.element(history).toHaveAttribute('aria-current', 'page');
  await expect.element(history).toHaveAttribute('href', '/member/depositv2?view=history&state=expired');
});

test.each([360, 390, 430])('at %i px the pay button stays visible above the bottom bar', async (width) => {
  await viewport.viewport(width, 700);
  const many = Array.from({ length: 6 }, (_, index) => aMethod({ id: `http.m${index}`, kind: 'eWallet' }));
  const { submit } = await openForm({ offered: many });
  await expect.element(submit).toBeInViewport();
  const box = submit.element().getBoundingClientRect();
  expect(box.bottom).toBeLessThanOrEqual(700);
  expect(box.width).toBeGreaterThan(width - 60);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

const another = '1e9d6c1a-52b6-4f6e-9a62-0d3a8e0f4c11';

test('lists all deposits with their state and received amount, each linking to its own page over the list [member-04]', async () => {
  const { screen, store } = await open('/member/depositv2?view=history&period=7d');
  const items = [aDeposit(), aDeposit({ id: another, state: 'failed', reason: 'No', amount: 7_700 })];
  answerRead(store, 'deposits', { items, next: 'older' }, isOfList);
  answerRead(store, 'depositTotals', { count: 12, credited: 150_000, currency: 'BRL' });
  await expect.element(screen.getByRole('row', { name: /PIX.*Refused.*77\.00/ })).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /12 deposits.*Added to balance R\$.1,500\.00/ })).toBeVisible();
  const [, link] = screen.getByRole('link', { name: 'PIX' }).all();
  await expect.element(link ?? null).toHaveAttribute('href', `/member/depositv2?view=history&period=7d&deposit=${another}`);
  const older = screen.getByRole('link', { name: /Older/ });
  await expect.element(older).toHaveAttribute('href', '/member/depositv2?view=history&period=7d&after=older');
  await expect(screen.container).toBeAccessible();
});

test('filters deposits by state and days, finds pending ones of any day, and exports what it shows', async () => {
  const { screen, store, actions, pages } = await open('/member/depositv2?view=history&state=expired&period=2026-03-01..2026-03-07');
  answerRead(store, 'deposits', { items: [], next: null }, isOfList);
  await expect.element(screen.getByText('No deposits match these filters.')).toBeVisible();
  await screen.getByRole('button', { name: 'Save as CSV' }).click();
  const days = { from: '2026-03-01', to: '2026-03-07', state: 'expired' };
  expect(pages().at(-1)).toEqual({ ...days, limit: 10 });
  expect(actions('files/fileRequested')).toEqual([{ file: 'depositFile', query: { ...days, language: expect.any(String) } }]);
  await screen.getByRole('combobox', { name: 'Status' }).selectOptions('open');
  await expect.poll(() => pages().at(-1)).toEqual({ state: 'open', limit: 10 });
  failRead(store, 'deposits', refusal('UNAVAILABLE'), isOfList);
  await screen.getByRole('button', { name: 'Try again' }).last().click();
  expect(actions(readRetried.type)).toHaveLength(1);
});

async function openDeposit(changes: Parameters<typeof aDeposit>[0] = {}) {
  const opened = await open(`/member/depositv2?deposit=${id}`);
  opened.store.dispatch(depositLoaded({ deposit: aDeposit(changes), clockOffset: 0 }));
  return opened;
}

test('shows a PIX code of 200 pixels, with the text to copy and the time left', async () => {
  const expiresAt = new Date(Date.now() + 600_000).toISOString();
  const { screen } = await openDeposit({ expiresAt });
  const code = screen.getByRole('img', { name: 'PIX QR code for R$\u00A020.00' });
  await expect.element(code).toBeVisible();
  expect(code.element().getBoundingClientRect().width).toBe(200);
  await expect.element(screen.getByText('00020126580014br.gov.bcb.pix')).toBeVisible();
  expect(screen.getByRole('timer', { name: 'Time left to pay' }).element().textContent).toMatch(/^(10:00|09:\d\d)$/);
  await expect(screen.container).toBeAccessible();
});

test('asks for the state once when the time is up, even if the gateway ends it later', async () => {
  const { screen, watched } = await openDeposit({ expiresAt: new Date(Date.now() - 1).toISOString() });
  await expect.element(screen.getByRole('timer', { name: 'Time left to pay' })).toHaveTextContent('00:00');
  expect(watched()).toBe(2);
});

test('leads to the provider’s page for payments made there', async () => {
  const { screen } = await openDeposit({ kind: 'debitCard', fee: 30, payBy: { kind: 'page', value: 'https://bank.example/pay/1' } });
  const link = screen.getByRole('link', { name: 'Open the payment page' });
  await expect.element(link).toHaveAttribute('href', 'https://bank.example/pay/1');
  await expect.element(link).toHaveAttribute('rel', 'noopener');
  await expect.element(screen.getByText('You get R$\u00A019.70 (fee R$\u00A00.30).')).toBeVisible();
});

test.each([
  [{ state: 'created', payBy: null }, 'Preparing your payment', null],
  [{ state: 'succeeded', paidAmount: 2_000, fee: 30 }, 'R$\u00A019.70 added to your balance', 'Play'],
  [{ state: 'failed' }, 'The payment failed', 'Try again'],
  [{ state: 'failed', paidAmount: 1_500, reason: 'Paid by somebody else' }, 'Your payment wasn’t added', 'Customer service'],
  [{ state: 'expired' }, 'Time’s up for this payment', 'New deposit'],
  [{ state: 'review', paidAmount: 1_500 }, 'We’re checking your payment', 'New deposit'],
] as const)('shows the result and what to do next: %o', async (changes, title, action) => {
  const { screen } = await openDeposit(changes);
  await expect.element(screen.getByRole('heading', { name: title })).toBeVisible();
  if (action !== null) await expect.element(screen.getByRole('link', { name: action })).toBeVisible();
  await expect(screen.container).toBeAccessible();
});

test.each([1_500, null])('never promises that the bank returns money that arrived and was refused: %j', async (paidAmount) => {
  const reason = 'Paid by somebody else';
  const { screen } = await openDeposit({ state: 'failed', paidAmount, reason });
  await expect.element(screen.getByText(`Reason: ${reason}`)).toBeVisible();
  expect(screen.getByText(/bank will return it/).elements()).toEqual([]);
  expect(screen.getByText('R$\u00A015.00').elements()).toHaveLength(paidAmount === null ? 0 : 1);
});

test('continues to follow a payment after a login for an expired session', async () => {
  const { screen, store, watched } = await openDeposit();
  expect(watched()).toBe(1);
  store.dispatch(sessionExpired());
  await expect.element(screen.getByText('Loading payment methods')).toBeInTheDocument();
  store.dispatch(loggedIn({ account: aMember(), firstTimeLogin: false }));
  await expect.poll(watched).toBe(2);
});

test('leads away from an unknown deposit', async () => {
  const { screen, store } = await open(`/member/depositv2?deposit=${id}`);
  store.dispatch(depositFailed(refusal('NOT_FOUND')));
  await expect.element(screen.getByText('We couldn’t find this deposit.')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'New deposit' })).toHaveAttribute('href', '/member/depositv2');
});

test('a payment opens scrolled to its top, and so does its result', async () => {
  const { screen, store } = await open(`/member/depositv2?deposit=${id}`);
  const tall = document.createElement('div');
  tall.style.blockSize = '3000px';
  document.body.append(tall);
  window.scrollTo(0, 600);
  store.dispatch(depositLoaded({ deposit: aDeposit(), clockOffset: 0 }));
  const toPay = screen.getByRole('heading', { level: 2 }).first();
  await expect.element(toPay).toHaveFocus();
  await expect.element(toPay).toBeInViewport();
  expect(window.scrollY).toBeLessThan(300);
  window.scrollTo(0, 600);
  store.dispatch(depositLoaded({ deposit: aDeposit({ state: 'succeeded', payBy: null }), clockOffset: 0 }));
  await expect.element(screen.getByRole('heading', { name: /R\$/ }).first()).toHaveFocus();
  expect(window.scrollY).toBeLessThan(300);
  tall.remove();
});
