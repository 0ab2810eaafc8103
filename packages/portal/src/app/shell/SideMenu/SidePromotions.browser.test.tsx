import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { brands, wear } from 'virtual:wear';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { announcementsLoaded, announcementsSlice } from '#features/announcements/announcements.slice.ts';
import { createAppStore } from '#shared/store/store.ts';
import { foreignNames } from '#testing/foreign-names.ts';
import common from '../../language/common.en.json' with { type: 'json' };
import { SidePromotions } from './SidePromotions.tsx';

const texts = createInstance();
await texts.use(initReactI18next).init({ lng: 'en', defaultNS: 'common', resources: { en: { common } } });

async function open(count: number, titleOf = (index: number) => `Promotion ${index + 1}`) {
  const store = createAppStore();
  store.inject(announcementsSlice);
  const promotion = Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    title: titleOf(index),
    content: '',
    promotionType: 'stake',
    execution: 'B' as const,
    publishedAt: '2026-05-17T12:00:00Z',
  }));
  store.dispatch(announcementsLoaded({ banners: [], player: [], popup: [], promotion }));
  return render(
    <Provider store={store}>
      <I18nextProvider i18n={texts}>
        <MemoryRouter>
          <SidePromotions here="/promotions/2" />
        </MemoryRouter>
      </I18nextProvider>
    </Provider>,
  );
}

test.each(brands)('the first six promotions are in the menu, and the rest behind a button, in %s [side-02, side-03]', async (brand) => {
  wear(brand, 'light');
  const screen = await open(7);
  const names = screen
    .getByRole('link')
    .elements()
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(names).toEqual([...[1, 2, 3, 4, 5, 6].map((id) => [`Promotion ${id}`, `/promotions/${id}`]), ['More', '/promotions']]);
  await expect.element(screen.getByRole('link', { name: 'Promotion 2' })).toHaveAttribute('aria-current', 'page');
  await expect(screen.container).toBeAccessible();
});

test('six promotions need no button, and none need no list [side-03]', async () => {
  const six = await open(6);
  expect(six.getByRole('link').elements()).toHaveLength(6);
  expect(six.getByRole('link', { name: 'More' }).elements()).toEqual([]);
  await six.unmount();
  expect((await open(0)).getByRole('list').elements()).toEqual([]);
});

test('fits names of any length and script', async () => {
  const names = Object.values(foreignNames);
  const screen = await open(names.length, (index) => names[index] ?? '');
  for (const link of screen.getByRole('link').elements()) expect(link.scrollWidth, link.textContent).toBeLessThanOrEqual(link.clientWidth);
  expect(getComputedStyle(screen.getByRole('link', { name: foreignNames.rightToLeft }).element()).direction).toBe('rtl');
});
