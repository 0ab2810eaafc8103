import type { HelpArticle } from '@livery/contract/shapes';
import { translatePage } from '@livery/ui/translate-page';
import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { Link, MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { languageChanged } from '#shared/store/events.ts';
import { createAppStore } from '#shared/store/store.ts';
import { answerRead } from '#testing/answer-read.ts';
import common from '../../../../app/language/common.en.json' with { type: 'json' };
import help from '../../help.en.json' with { type: 'json' };
import { Dialog } from '../HelpDialog/HelpDialog.tsx';
import { HelpPage } from './HelpPage.tsx';

const texts = createInstance();
await texts
  .use(initReactI18next)
  .init({ lng: 'en', defaultNS: 'common', resources: { en: { common, help } }, interpolation: { escapeValue: false } });

const articles: HelpArticle[] = [
  { id: 'deposit', group: 'money', title: 'Deposits', content: '<p>Choose a method.</p>', version: null, validFrom: null },
  {
    id: 'term',
    group: 'rules',
    title: 'Terms and Services',
    content: '<h3>Who may play</h3><img src="x" onerror="window.evil = true"><p>Adults.</p>',
    version: '1.0',
    validFrom: '2025-01-01',
  },
];

async function mount(address: string, content = <HelpPage />) {
  const store = createAppStore();
  store.dispatch(languageChanged('en'));
  const screen = await render(
    <Provider store={store}>
      <I18nextProvider i18n={texts}>
        <MemoryRouter initialEntries={[address]}>
          <main>{content}</main>
        </MemoryRouter>
      </I18nextProvider>
    </Provider>,
  );
  answerRead(store, 'helpCenter', { articles });
  return screen;
}

test('opens the terms named in the address, with their version and without scripts, and leaves the others closed [misc-06, route-12]', async () => {
  await page.viewport(1280, 300);
  const screen = await mount('/help#term');
  await expect.element(screen.getByRole('heading', { name: 'Who may play' })).toBeVisible();
  await expect.element(screen.getByText('Version 1.0, in force since 1 January 2025')).toBeVisible();
  await expect.element(screen.getByText('Choose a method.')).not.toBeVisible();
  await expect.poll(() => window.scrollY).toBeGreaterThan(0);
  expect(document.getElementById('term')?.getBoundingClientRect().top).toBeLessThan(300);
  expect(screen.container.querySelector('img')).toBeNull();
  await expect(screen.container).toBeAccessible();
});

test('finds answers by their words, and says if nothing matches', async () => {
  const screen = await mount('/help?q=METHOD');
  await expect.element(screen.getByText('1 answer')).toBeVisible();
  expect(screen.container.querySelector('mark')?.textContent).toBe('method');
  await screen.getByRole('searchbox').fill('zebra');
  await expect.element(screen.getByText(/Nothing matches “zebra”/)).toBeVisible();
});

test('keeps every character typed quickly, and the search of an address that arrives later', async () => {
  const screen = await mount(
    '/help?q=method',
    <>
      <HelpPage />
      <Link to="/help?q=adults">Adults</Link>
    </>,
  );
  const box = screen.getByRole('searchbox');
  await box.clear();
  (box.element() as HTMLInputElement).focus();
  // In one task, so that nothing is rendered between two letters.
  for (const letter of 'zebra') document.execCommand('insertText', false, letter);
  await expect.element(screen.getByText(/Nothing matches “zebra”/)).toBeVisible();
  await expect.element(box).toHaveValue('zebra');
  await screen.getByRole('link', { name: 'Adults' }).click();
  await expect.element(box).toHaveValue('adults');
});

test('shows one article above a form [modal-06]', async () => {
  const screen = await mount('/', <Dialog request={{ kind: 'help', article: 'term' }} onClose={() => undefined} />);
  await expect.element(screen.getByRole('dialog', { name: 'Terms and Services' })).toBeVisible();
  await expect.element(screen.getByText('Adults.')).toBeVisible();
});

test('keeps its articles with a hash that cannot be decoded', async () => {
  for (const address of ['/help#%', '/help#100%']) {
    const screen = await mount(address);
    await expect.element(screen.getByRole('link', { name: 'Deposits' })).toBeVisible();
    await screen.unmount();
  }
});

test('keeps working when the browser translates the page, for any search', async () => {
  const screen = await mount('/help');
  const field = screen.getByRole('searchbox');
  for (const text of ['s', 'se', 's', 'te se', 'te', 'zzz', '']) {
    translatePage(document.body);
    await field.fill(text);
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve));
  }
  await expect.element(screen.getByRole('link', { name: 'Deposits' })).toBeVisible();
});
