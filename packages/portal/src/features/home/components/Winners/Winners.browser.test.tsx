import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import type { Winner } from '@livery/contract/shapes';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ApiClient } from '#api/client.ts';
import { BrandProvider } from '#shared/pages/brand.tsx';
import { createAppStore } from '#shared/store/store.ts';
import { foreignNames } from '#testing/foreign-names.ts';
import { aBrand, settled } from '#testing/test-world.ts';
import home from '../../home.en.json' with { type: 'json' };
import { makeHomeApi } from '../../home.api.ts';
import { makeHomeSaga } from '../../home.saga.ts';
import { homeSlice } from '../../home.slice.ts';
import { Winners } from './Winners.tsx';

const texts = createInstance();
await texts.use(initReactI18next).init({ lng: 'en', resources: { en: { home } }, interpolation: { escapeValue: false } });

const winner = (index: number): Winner => ({
  player: `a***${index}`,
  gameName: `Game ${index}`,
  winAmount: index * 1_000,
  currency: 'BRL',
  avatar: 'data:text/plain,no%20picture',
  nodeId: index,
});
const winners = (count: number) => Array.from({ length: count }, (_, index) => winner(index + 1));

async function mount(list: Winner[], width = 1280) {
  const asked: unknown[] = [];
  const client = {
    call: async (_name: string, _guard: unknown, { query }: { query: unknown }) => {
      asked.push(query);
      return { list };
    },
  };
  await page.viewport(width, 900);
  const store = createAppStore();
  store.inject(homeSlice);
  store.run('home', makeHomeSaga(makeHomeApi(client as unknown as ApiClient)));
  const screen = await render(
    <Provider store={store}>
      <I18nextProvider i18n={texts}>
        <BrandProvider brand={aBrand()}>
          <Winners />
        </BrandProvider>
      </I18nextProvider>
    </Provider>,
  );
  await settled();
  const rows = () => screen.getByRole('listitem').elements();
  return { screen, asked, rows, stop: () => store.stop() };
}

test('shows player, game and prize of up to 20 winners, the largest first [lobby-35, lobby-36]', async () => {
  const { screen, asked, rows, stop } = await mount(winners(20));
  expect(asked[0]).toMatchObject({ gameCategory: 'ALL', limitNum: 20 });
  await expect.element(screen.getByText('a***20')).toBeVisible();
  expect(rows()).toHaveLength(20);
  expect(rows()[0]?.textContent).toMatch(/a\*\*\*20.*Game 20.*200\.00/s);
  stop();
});

test.each([
  [0, 0],
  [2, 0],
  [3, 3],
  [18, 18],
  [19, 19],
  [10_000, 20],
])('of %i winners shows %i, the largest first', async (count, shown) => {
  const { screen, rows, stop } = await mount(winners(count));
  await expect.poll(() => rows().length).toBe(shown);
  if (shown === 0) expect(screen.container.textContent).toBe('');
  else expect(rows()[0]?.textContent).toContain(`Game ${count}`);
  stop();
});

test('a phone fits names of any length and script, and shows no broken picture', async () => {
  const names = Object.values(foreignNames);
  const { screen, rows, stop } = await mount(
    names.map((name, index) => ({ ...winner(index + 1), player: name, gameName: name })),
    390,
  );
  await expect.poll(() => rows().length).toBe(names.length);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  for (const row of rows()) expect(row.getBoundingClientRect().right).toBeLessThanOrEqual(390);
  await expect.poll(() => screen.container.querySelectorAll('img').length).toBe(0);
  stop();
});
