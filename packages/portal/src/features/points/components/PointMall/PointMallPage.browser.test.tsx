import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { BrandProvider } from '#shared/pages/brand.tsx';
import { selectDialogs } from '#shared/store/dialogs.slice.ts';
import { loggedIn, loggedOut } from '#shared/store/events.ts';
import { createAppStore } from '#shared/store/store.ts';
import { aBrand, aMember } from '#testing/test-world.ts';
import common from '../../../../app/language/common.en.json' with { type: 'json' };
import forms from '../../../../shared/forms/forms.en.json' with { type: 'json' };
import lists from '../../../../shared/lists/lists.en.json' with { type: 'json' };
import { aGood, someRules } from '../../points.builders.ts';
import points from '../../points.en.json' with { type: 'json' };
import { mallLoaded, pointsSlice } from '../../points.slice.ts';
import { PointMallPage } from './PointMallPage.tsx';

const texts = createInstance();
await texts.use(initReactI18next).init({
  lng: 'en',
  defaultNS: 'common',
  resources: { en: { common, forms, lists, points } },
  interpolation: { escapeValue: false },
});

const imageUrl = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';
const goods = [
  aGood({ id: 1, imageUrl }),
  aGood({ id: 2, imageUrl, title: 'Smart watch', kind: 'goods', amount: null, points: 46_000, stock: 5 }),
  aGood({ id: 3, imageUrl, title: 'Smartphone', kind: 'goods', amount: null, stock: 0 }),
  aGood({ id: 4, imageUrl, title: 'House cap', kind: 'goods', amount: null, stakeFrom: 100_000 }),
];

async function open(isMember: boolean, path = '/pointMall') {
  const store = createAppStore();
  store.inject(pointsSlice);
  store.dispatch(isMember ? loggedIn({ account: aMember(), firstTimeLogin: false }) : loggedOut());
  const screen = await render(
    <Provider store={store}>
      <I18nextProvider i18n={texts}>
        <BrandProvider brand={aBrand()}>
          <MemoryRouter initialEntries={[path]}>
            <main>
              <PointMallPage />
            </main>
          </MemoryRouter>
        </BrandProvider>
      </I18nextProvider>
    </Provider>,
  );
  store.dispatch(mallLoaded({ goods, staked: 60_000, currency: 'BRL', balance: 12_480, pending: 12, rules: someRules() }));
  return { screen, store };
}

test('shows the mall, and of the address what is in reach alone', async () => {
  const { screen } = await open(true, '/pointMall?show=affordable');
  await expect.element(screen.getByRole('heading', { name: 'Cash voucher 10' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Smart watch' }).elements()).toEqual([]);
});

test('asks a visitor in', async () => {
  const { screen, store } = await open(false);
  await screen.getByRole('button', { name: 'Log in and see your points' }).click();
  expect(selectDialogs(store.getState()).map(({ kind }) => kind)).toEqual(['login']);
});
