import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { takeEvery } from 'typed-redux-saga';
import { brands, wear } from 'virtual:wear';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Game } from '@livery/contract/shapes';
import { translatePage } from '@livery/ui/translate-page';
import common from '#app/language/common.en.json' with { type: 'json' };
import games from '#shared/games/games.en.json' with { type: 'json' };
import { BrandProvider } from '#shared/pages/brand.tsx';
import { gameRequested } from '#shared/games/games.ts';
import { createAppStore } from '#shared/store/store.ts';
import { aBrand } from '#testing/test-world.ts';
import { buildGame, buildGames } from '../../lobby.builders.ts';
import lobby from '../../lobby.en.json' with { type: 'json' };
import { findingFailed, findingRetried, gamesFound, hotGamesLoaded, searchRemembered, searchSlice, selectSearch } from '../search.slice.ts';
import { Dialog } from './GameSearch.tsx';

const texts = createInstance();
await texts
  .use(initReactI18next)
  .init({ lng: 'en', defaultNS: 'common', resources: { en: { common, lobby, games } }, interpolation: { escapeValue: false } });

const offline = { code: 'NETWORK', status: 0, requestId: null } as const;
const named = (...names: string[]) => names.map((gameName, index) => buildGame(index + 1, { gameName }));

async function open(hot?: Game[], width = 1280) {
  await page.viewport(width, 800);
  const store = createAppStore();
  store.inject(searchSlice);
  const asked: number[] = [];
  const retried: string[] = [];
  let closed = 0;
  store.run('listener', function* listener() {
    yield* takeEvery(gameRequested, ({ payload }) => void asked.push(payload.nodeId));
    yield* takeEvery(findingRetried, ({ payload }) => void retried.push(payload));
  });
  const screen = await render(
    <Provider store={store}>
      <I18nextProvider i18n={texts}>
        <BrandProvider brand={aBrand()}>
          <MemoryRouter>
            <Dialog request={{ kind: 'search' }} onClose={() => void closed++} />
          </MemoryRouter>
        </BrandProvider>
      </I18nextProvider>
    </Provider>,
  );
  if (hot !== undefined) store.dispatch(hotGamesLoaded(hot));
  const field = screen.getByRole('combobox', { name: 'Search games' });
  const active = () =>
    document.getElementById(field.element().getAttribute('aria-activedescendant') ?? '')?.querySelector('bdi')?.textContent;
  const marks = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
  return { store, screen, field, active, marks, asked, retried, closed: () => closed };
}

test.each(brands)('finds loaded games while typing, despite a typo, marks them, and opens one by keyboard, in %s', async (brand) => {
  wear(brand, 'dark');
  const { store, screen, field, active, marks, asked, closed } = await open(named('Fortune Tiger', 'Tigre Solar', 'Moon'));
  await expect.element(field).toHaveFocus();
  await expect(document.body).toBeAccessible();
  expect(active()).toBeUndefined();
  await userEvent.keyboard('{ArrowUp}');
  expect(active()).toBe('Moon');

  await userEvent.type(field, 'tigr');
  await expect.element(screen.getByText('2 games')).toBeVisible();
  expect(active()).toBe('Tigre Solar');
  expect(marks()).toEqual(['Tigr', 'Tiger']);
  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toBe('Fortune Tiger');
  await userEvent.keyboard('{Home}');
  expect(active()).toBe('Tigre Solar');
  await userEvent.keyboard('{End}');
  expect(active()).toBe('Fortune Tiger');
  await expect(document.body).toBeAccessible();
  await userEvent.keyboard('{Enter}');
  expect(asked).toEqual([1]);
  expect(closed()).toBe(1);
  expect(selectSearch(store.getState()).recent).toEqual(['tigr']);
});

test('keeps working when the browser translates the page, for any text typed', async () => {
  const { screen, field } = await open(named('Fortune Tiger', 'Tigre Solar', 'Moon'));
  for (const text of ['fo', 'fo ti', 'fo', 'o', 'ti so', 'ti', '']) {
    await userEvent.fill(field, text);
    await expect.element(screen.getByRole('option').first()).toBeVisible();
    // Simulates translated names, because a browser may ignore the attribute.
    for (const name of document.querySelectorAll('[translate]')) name.removeAttribute('translate');
    translatePage(document.body);
  }
  await expect.element(screen.getByRole('option')).toHaveLength(3);
});

test('lists thirty games, shows the total, and links to all of them', async () => {
  const { store, screen, field } = await open([]);
  await userEvent.type(field, 'game');
  store.dispatch(gamesFound({ asked: 'game', answer: { games: buildGames(30), total: 84 } }));
  await expect.element(screen.getByText('84 games', { exact: true })).toBeVisible();
  expect(screen.getByRole('option').elements()).toHaveLength(30);
  await expect.element(screen.getByRole('link', { name: 'Show all 84 games' })).toHaveAttribute('href', '/games?q=game');
});

test('says when nothing is found, offers a way on, and shows later results', async () => {
  const { store, screen, field } = await open([]);
  await userEvent.type(field, 'zzzz');
  await expect.element(screen.getByText('Searching games')).toBeInTheDocument();
  store.dispatch(gamesFound({ asked: 'zzzz', answer: { games: [], total: 0 } }));
  await expect.element(screen.getByText('No games match “zzzz”.')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Browse all games' })).toHaveAttribute('href', '/games');
});

test('without a connection loaded games are still found, and the rest can be retried', async () => {
  const { store, screen, field, retried } = await open(named('Moon'));
  await userEvent.type(field, 'moon');
  store.dispatch(findingFailed(offline));
  await expect.element(screen.getByRole('option', { name: /Moon/ })).toBeVisible();
  await expect.element(screen.getByText('We only searched the games already loaded.')).toBeVisible();
  await screen.getByRole('button', { name: 'Try again' }).click();
  await userEvent.fill(field, 'sun');
  store.dispatch(findingFailed(offline));
  await screen.getByRole('button', { name: 'Try again' }).click();
  expect(retried).toEqual(['moon', 'sun']);
});

test('an earlier search can be repeated or removed', async () => {
  const { store, screen, field } = await open(named('Moon', 'Sun'));
  store.dispatch(searchRemembered('sun'));
  await screen.getByRole('button', { name: 'sun' }).click();
  await expect.element(field).toHaveValue('sun');
  await expect.element(field).toHaveFocus();
  await userEvent.clear(field);
  await screen.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect.element(screen.getByRole('region', { name: 'Recent searches' })).not.toBeInTheDocument();
});

test('a game with a missing or broken cover has a drawn one', async () => {
  const covers = [
    { showIcon: '/no-such-picture.svg' },
    { showIcon: null, iconUrl: null },
    { showIcon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>' },
  ];
  const { screen } = await open(covers.map((cover, index) => buildGame(index + 1, cover)));
  const rendered = () =>
    screen
      .getByRole('option')
      .elements()
      .map((option) => option.querySelector('[data-fallback]') !== null);
  await expect.poll(rendered).toEqual([true, true, false]);
});

test('long names, symbols and right-to-left names fit on a phone', async () => {
  const names = ['W'.repeat(200), '😀👨‍👩‍👧 Party', 'مرحبا بالعالم', '<b>Bold</b>'];
  const { screen, field, marks } = await open(named(...names), 390);
  expect(screen.getByRole('option').elements()).toHaveLength(4);
  const dialog = screen.getByRole('dialog').element();
  for (const option of screen.getByRole('option').elements())
    expect(option.getBoundingClientRect().right).toBeLessThanOrEqual(dialog.getBoundingClientRect().right);
  for (const [typed, found] of [
    ['😀', '😀'],
    ['مرحبا', 'مرحبا'],
    ['<b>bo', '<b>Bo'],
  ] as const) {
    await userEvent.fill(field, typed);
    await expect.poll(marks).toEqual([found]);
  }
});
