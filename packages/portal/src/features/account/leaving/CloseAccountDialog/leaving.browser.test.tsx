import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { brands, wear } from 'virtual:wear';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { AccountClosing, Archive } from '@livery/contract/shapes';
import { BrandProvider } from '#shared/pages/brand.tsx';
import { createAppStore } from '#shared/store/store.ts';
import { aBrand } from '#testing/test-world.ts';
import common from '../../../../app/language/common.en.json' with { type: 'json' };
import forms from '../../../../shared/forms/forms.en.json' with { type: 'json' };
import account from '../../account.en.json' with { type: 'json' };
import { accountState } from '../../account.state.ts';
import { archiveFileRequested, archiveLoaded, archiveOrdered, closingLoaded, closingSubmitted } from '../leaving.slice.ts';
import { DataCard } from '../DataCard/DataCard.tsx';
import { CloseAccountDialog } from './CloseAccountDialog.tsx';

const texts = createInstance();
await texts
  .use(initReactI18next)
  .init({ lng: 'en', defaultNS: 'common', resources: { en: { common, forms, account } }, interpolation: { escapeValue: false } });

async function open(content: ReactNode) {
  const store = createAppStore();
  store.inject(accountState);
  const sent: unknown[] = [];
  const dispatch = store.dispatch;
  store.dispatch = ((action) => {
    if ([closingSubmitted, archiveOrdered, archiveFileRequested].some((creator) => creator.match(action))) sent.push(action);
    return dispatch(action);
  }) as typeof store.dispatch;
  const screen = await render(
    <Provider store={store}>
      <I18nextProvider i18n={texts}>
        <BrandProvider brand={aBrand()}>
          <MemoryRouter>{content}</MemoryRouter>
        </BrandProvider>
      </I18nextProvider>
    </Provider>,
  );
  return { screen, sent, store };
}

const free: AccountClosing = { obstacles: [], currency: 'BRL', hasPassword: true, days: 30 };
const dialog = <CloseAccountDialog request={{ kind: 'closeAccount' }} onClose={() => undefined} />;
const none: Archive = { state: 'none', askedAt: null, until: null, nextAt: null, files: [] };

test.each(brands)('what keeps the account open is told in plain words, each with where to see to it, in %s', async (brand) => {
  wear(brand, 'light');
  const { screen, store } = await open(dialog);
  store.dispatch(
    closingLoaded({
      ...free,
      obstacles: [
        { kind: 'balance', amount: 12_345 },
        { kind: 'team', amount: 0 },
      ],
    }),
  );
  await expect.element(screen.getByText('Your balance is R$ 123.45. Withdraw it.')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Withdraw' })).toHaveAttribute('href', '/member/withdraw');
  await expect.element(screen.getByText(/You have accounts in your team/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Close my account' }).elements()).toEqual([]);
  await expect(screen.container).toBeAccessible();
});

test('closing asks for the password, and says what it means', async () => {
  const { screen, sent, store } = await open(dialog);
  store.dispatch(closingLoaded(free));
  await expect.element(screen.getByText(/For 30 days, customer service/)).toBeVisible();
  await screen.getByRole('button', { name: 'Close my account' }).click();
  await expect.element(screen.getByText('This field is required.')).toBeVisible();
  expect(sent).toEqual([]);
  await screen.getByLabelText('Your password', { exact: true }).fill('Mango-7');
  await screen.getByRole('button', { name: 'Close my account' }).click();
  await expect.poll(() => sent).toEqual([closingSubmitted('Mango-7')]);
});

test('whoever has no password is asked for none', async () => {
  const { screen, sent, store } = await open(dialog);
  store.dispatch(closingLoaded({ ...free, hasPassword: false }));
  await screen.getByRole('button', { name: 'Close my account' }).click();
  await expect.poll(() => sent).toEqual([closingSubmitted('')]);
});

test('the archive is asked for, waited for, and downloaded while it lies ready', async () => {
  const { screen, sent, store } = await open(<DataCard />);
  store.dispatch(archiveLoaded(none));
  await screen.getByRole('button', { name: 'Request my data' }).click();
  await expect.poll(() => sent).toEqual([archiveOrdered()]);
  store.dispatch(archiveLoaded({ ...none, state: 'preparing' }));
  await expect.element(screen.getByText(/We’re preparing your data/)).toBeVisible();
  store.dispatch(archiveLoaded({ ...none, state: 'ready', until: '2026-05-24T12:00:00Z', files: [2_048, 3_145_728] }));
  await expect.element(screen.getByText(/^3\.0 MB · until .*2026/)).toBeVisible();
  await expect(screen.container).toBeAccessible();
});

test('a second archive in a day is not offered, and the reason says until when', async () => {
  const { screen, sent, store } = await open(<DataCard />);
  store.dispatch(archiveLoaded({ ...none, nextAt: '2026-05-18T12:00:00Z' }));
  const ask = screen.getByRole('button', { name: 'Request my data' });
  await expect.element(ask).toHaveAccessibleDescription(/You can request it again on .*2026/);
  await ask.click({ force: true });
  expect(sent).toEqual([]);
});
