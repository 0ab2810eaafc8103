import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { takeEvery } from 'typed-redux-saga';
import { brands, wear } from 'virtual:wear';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import common from '#app/language/common.en.json' with { type: 'json' };
import { BrandProvider } from '#shared/pages/brand.tsx';
import { gameRequested } from '#shared/games/games.ts';
import { createAppStore } from '#shared/store/store.ts';
import { tokenLookedUp } from '#shared/facts/viewer.slice.ts';
import { answerRead, failRead } from '#testing/answer-read.ts';
import { foreignNames } from '#testing/foreign-names.ts';
import { aBrand } from '#testing/test-world.ts';
import { buildRoom } from '../../rooms.builders.ts';
import english from '../../rooms.en.json' with { type: 'json' };
import { RoomList } from './RoomList.tsx';

const texts = createInstance();
await texts
  .use(initReactI18next)
  .init({ lng: 'en', defaultNS: 'common', resources: { en: { common, rooms: english } }, interpolation: { escapeValue: false } });

async function open({ isMember = true, address = '/pvp' } = {}) {
  await page.viewport(1280, 900);
  const store = createAppStore();
  store.dispatch(tokenLookedUp({ hasToken: isMember }));
  const asked: number[] = [];
  store.run('listener', function* listener() {
    yield* takeEvery(gameRequested, ({ payload }) => void asked.push(payload.nodeId));
  });
  const screen = await render(
    <Provider store={store}>
      <I18nextProvider i18n={texts}>
        <BrandProvider brand={aBrand()}>
          <MemoryRouter initialEntries={[address]}>
            <main>
              <h1>Poker</h1>
              <RoomList />
            </main>
          </MemoryRouter>
        </BrandProvider>
      </I18nextProvider>
    </Provider>,
  );
  return {
    store,
    screen,
    asked,
    names: () =>
      screen
        .getByRole('heading', { level: 3 })
        .elements()
        .map((each) => each.textContent),
  };
}

const tables = [
  ...Array.from({ length: 7 }, (_, index) => buildRoom(index + 1, { players: index, minStake: 100 })),
  buildRoom(8, { minStake: 500, players: 40 }),
  buildRoom(9, { minStake: 900, maintenance: true }),
];

test.each(brands)('shows stakes, players and open tables, the fullest first, and links to the game, in %s', async (brand) => {
  wear(brand, 'light');
  const { store, screen, asked, names } = await open();
  expect(screen.getByText('Loading…').elements()).toHaveLength(1);
  answerRead(store, 'rooms', { list: tables });
  await expect.element(screen.getByText('40 playing')).toBeVisible();
  expect(names()).toEqual(['Table 8', 'Table 7', 'Table 6', 'Table 5', 'Table 4', 'Table 3']);
  await expect.element(screen.getByText('R$ 5.00 to R$ 20.00')).toBeVisible();
  await screen.getByRole('button', { name: 'Take a seat at Table 8' }).click();
  expect(asked).toEqual([8]);
  await screen.getByRole('button', { name: 'Show the other 3 tables' }).click();
  expect(names()).toHaveLength(9);
  await expect.element(screen.getByText('Under maintenance')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Take a seat at Table 9' }).elements()).toEqual([]);
  await expect(screen.container).toBeAccessible();
});

test('the address filters the tables, and an empty result says so', async () => {
  const { store, screen, names } = await open({ address: '/pvp?vassalage=JL' });
  answerRead(store, 'rooms', { list: tables });
  await screen.getByRole('button', { name: 'High' }).click();
  await expect.poll(names).toEqual(['Table 9']);
  await screen.getByRole('button', { name: 'All stakes' }).click();
  await expect.poll(names).toHaveLength(6);
  const none = await open({ address: '/pvp?vassalage=NOBODY&stakes=high' });
  answerRead(none.store, 'rooms', { list: tables });
  await expect.element(none.screen.getByText('No tables match this filter.')).toBeVisible();
});

test('a failure offers a retry, and a visitor gets the login', async () => {
  const { store, screen } = await open();
  failRead(store, 'rooms', { code: 'NETWORK', status: 0, requestId: null });
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  const visitor = await open({ isMember: false });
  await visitor.screen.getByRole('button', { name: 'Log in' }).click();
  expect(visitor.store.getState().dialogs.stack).toMatchObject([{ kind: 'login' }]);
});

test('a phone fits names of any length and script', async () => {
  const { store, screen } = await open();
  await page.viewport(390, 844);
  const names = Object.values(foreignNames);
  answerRead(store, 'rooms', { list: names.map((name, index) => buildRoom(index + 1, { gameName: name, vendorName: name })) });
  await expect.element(screen.getByRole('heading', { name: foreignNames.rightToLeft })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  const directionOf = (name: string) => getComputedStyle(screen.getByRole('heading', { name, exact: true }).element()).direction;
  expect([directionOf(foreignNames.rightToLeft), directionOf(foreignNames.long)]).toEqual(['rtl', 'ltr']);
});
