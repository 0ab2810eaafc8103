import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BrandProvider } from '#shared/parts/brand.tsx';
import { createAppStore } from '#shared/state/store.ts';
import { aBrand, settled } from '#testing/test-world.ts';
import home from '../../home.en.json' with { type: 'json' };
import { makeHomeSaga } from '../../home.saga.ts';
import { homeSlice } from '../../home.slice.ts';
import { Winners } from './Winners.tsx';

const texts = createInstance();
await texts.use(initReactI18next).init({ lng: 'en', resources: { en: { home } }, interpolation: { escapeValue: false } });

test('shows player, game and prize of up to 20 winners, the largest first [lobby-35, lobby-36]', async () => {
  const asked: unknown[] = [];
  const winner = (index: number) => ({
    player: `a***${index}`,
    gameName: `Game ${index}`,
    winAmount: index * 1_000,
    currency: 'BRL',
    avatar: '/art/a.svg',
    nodeId: index,
  });
  const client = {
    call: async (_name: string, _guard: unknown, { query }: { query: unknown }) => {
      asked.push(query);
      return { list: Array.from({ length: 20 }, (_, index) => winner(index + 1)) };
    },
  };
  await page.viewport(1280, 900);
  const store = createAppStore();
  store.inject(homeSlice);
  store.run('home', makeHomeSaga(client as unknown as Parameters<typeof makeHomeSaga>[0]));
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
  expect(asked[0]).toMatchObject({ gameCategory: 'ALL', limitNum: 20 });
  await expect.element(screen.getByText('a***20')).toBeVisible();
  const rows = screen.getByRole('listitem').elements();
  expect(rows).toHaveLength(20);
  expect(rows[0]?.textContent).toMatch(/a\*\*\*20.*Game 20.*200\.00/s);
  store.stop();
});
