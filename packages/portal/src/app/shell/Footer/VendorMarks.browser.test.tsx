import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import common from '#app/language/common.en.json' with { type: 'json' };
import { BrandProvider } from '#shared/pages/brand.tsx';
import { menusLoaded } from '#shared/facts/menus.slice.ts';
import { createAppStore } from '#shared/store/store.ts';
import { aBrand } from '#testing/test-world.ts';
import { VendorMarks } from './VendorMarks.tsx';

const texts = createInstance();
await texts
  .use(initReactI18next)
  .init({ lng: 'en', defaultNS: 'common', resources: { en: { common } }, interpolation: { escapeValue: false } });

test('names a vendor as in the menus, or by its code until they load and where it is missing', async () => {
  const store = createAppStore();
  const screen = await render(
    <Provider store={store}>
      <I18nextProvider i18n={texts}>
        <BrandProvider brand={{ ...aBrand(), footer: { vendors: ['NORTE', 'OTHER'], links: [] } }}>
          <MemoryRouter>
            <VendorMarks />
          </MemoryRouter>
        </BrandProvider>
      </I18nextProvider>
    </Provider>,
  );
  const items = () =>
    screen
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent || item.querySelector('img')?.alt);
  expect(items()).toEqual(['NORTE', 'OTHER']);
  const card = {
    nodeId: 1,
    cardId: 'RNG_NORTE',
    vassalage: 'NORTE',
    nodeName: 'Norte Games',
    gameType: 'RNG',
    isGame: 'VASSALAGE',
    lagerIcon: '',
  };
  store.dispatch(
    menusLoaded([{ gameCategory: 'RNG', title: 'Slots', cards: [{ ...card, isGame: 'VASSALAGE' as const }], gameClassify: [] }]),
  );
  await expect.poll(items).toEqual(['Norte Games', 'OTHER']);
  await expect.element(screen.getByRole('link', { name: 'Norte Games' })).toHaveAttribute('href', '/games/NORTE');
});
