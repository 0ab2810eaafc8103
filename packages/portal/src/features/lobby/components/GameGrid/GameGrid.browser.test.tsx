import type { PublicBrand } from '@livery/brand/public-brand';
import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { brands, wear } from 'virtual:wear';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Game } from '@livery/contract/shapes';
import { BrandProvider } from '#shared/pages/brand.tsx';
import { createAppStore } from '#shared/store/store.ts';
import { foreignNames } from '#testing/foreign-names.ts';
import { aBrand } from '#testing/test-world.ts';
import lobby from '../../lobby.en.json' with { type: 'json' };
import { buildGame } from '../../lobby.builders.ts';
import { lobbySlice } from '../../lobby.slice.ts';
import { GameGrid } from './GameGrid.tsx';

const texts = createInstance();
await texts.use(initReactI18next).init({ lng: 'en', resources: { en: { lobby } }, interpolation: { escapeValue: false } });

type Form = PublicBrand['layout']['tile'];

const forms = brands.flatMap((brand) => (['portrait', 'square', 'landscape'] as const).map((form): [Form, string] => [form, brand]));

async function mount(tile: Form, games: readonly Game[], width = 390) {
  await page.viewport(width, 844);
  const store = createAppStore();
  store.inject(lobbySlice);
  const screen = await render(
    <Provider store={store}>
      <I18nextProvider i18n={texts}>
        <BrandProvider brand={aBrand({ layout: { ...aBrand().layout, tile } })}>
          <MemoryRouter>
            <main>
              <GameGrid games={games} isRefreshing={false} />
            </main>
          </MemoryRouter>
        </BrandProvider>
      </I18nextProvider>
    </Provider>,
  );
  const tiles = () => screen.getByRole('article').elements();
  const sizes = () => tiles().map((each) => [each.clientWidth, each.clientHeight]);
  const lists = () => screen.getByRole('list').elements();
  return { tiles, lists, sizes, screen };
}

test.each(forms)('a %s tile fits a name of any length and script in its shape, in %s', async (tile, brand) => {
  wear(brand, 'light');
  const names = Object.values(foreignNames);
  const pictures = { showIcon: null, iconUrl: null };
  const { tiles, sizes } = await mount(tile, [
    buildGame(1, pictures),
    ...names.map((gameName, index) => buildGame(index + 2, { ...pictures, gameName })),
  ]);
  expect(tiles().map((each) => each.querySelector('button')?.textContent)).toEqual(
    ['Game 1', ...names].map((name): unknown => expect.stringContaining(name)),
  );
  const [plain, ...others] = sizes();
  for (const size of others) expect(size).toEqual(plain);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  const directions = [...(tiles().at(-1)?.querySelectorAll('[aria-hidden] [dir], [dir]') ?? [])].map(
    (each) => getComputedStyle(each).direction,
  );
  expect(directions.length).toBeGreaterThan(0);
  expect(new Set(directions)).toEqual(new Set(['rtl']));
});

test.each(forms)(
  'in a long list of %s tiles the distant ones keep their space without layout, and can be found, in %s',
  async (tile, brand) => {
    wear(brand, 'light');
    const games = Array.from({ length: 18 * 8 + 1 }, (_, index) => buildGame(index + 1, { showIcon: null, iconUrl: null }));
    for (const width of [390, 820, 1440]) {
      const { tiles, lists, screen } = await mount(tile, games, width);
      expect(tiles().map((each) => each.querySelector('button')?.textContent)).toHaveLength(games.length);
      const far = lists()[6];
      expect(far?.querySelector('article')?.checkVisibility({ contentVisibilityAuto: true })).toBe(false);
      const before = far?.clientHeight ?? 0;
      far?.querySelector('button')?.focus();
      await expect.poll(() => far?.querySelector('article')?.checkVisibility({ contentVisibilityAuto: true })).toBe(true);
      expect(Math.abs((far?.clientHeight ?? 0) - before), `of ${before} at ${width}`).toBeLessThan(2);
      await screen.unmount();
    }
  },
);

const huge = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="20000" height="20000"><rect width="20000" height="20000"/></svg>')}`;
const words = 'data:text/plain,no%20picture';

test.each(forms)('a %s tile keeps its shape and name with a huge or missing picture, in %s', async (tile, brand) => {
  wear(brand, 'light');
  const { tiles, sizes } = await mount(tile, [
    buildGame(1, { showIcon: null, iconUrl: null }),
    buildGame(2, { showIcon: huge, iconUrl: huge }),
    buildGame(3, { showIcon: words, iconUrl: words }),
  ]);
  const before = sizes();
  await expect.poll(() => tiles().map((each) => each.querySelector('[data-fallback]') !== null)).toEqual([true, false, true]);
  await expect.poll(() => tiles()[1]?.querySelector('img')?.naturalWidth).toBe(20_000);
  expect(sizes()).toEqual(before);
  expect(new Set(before.map(String)).size, 'all tiles are alike').toBe(1);
  expect(tiles().map((each) => each.querySelector('button')?.textContent)).toEqual(
    [1, 2, 3].map((id): unknown => expect.stringContaining(`Game ${id}`)),
  );
});
