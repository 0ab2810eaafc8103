import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import { takeEvery } from 'typed-redux-saga';
import { brands, wear } from 'virtual:wear';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import common from '#app/language/common.en.json' with { type: 'json' };
import pages from '#shared/pages/pages.en.json' with { type: 'json' };
import { BrandProvider } from '#shared/pages/brand.tsx';
import { createLatePart, type LatePart } from '#shared/lazy/late-part.ts';
import { PrerenderedPathContext } from '#shared/address/use-address.ts';
import type { RouteModule } from '#shared/ports/route.ts';
import { gameRequested } from '#shared/games/games.ts';
import { menusLoaded } from '#shared/facts/menus.slice.ts';
import { createAppStore } from '#shared/store/store.ts';
import { aBrand } from '#testing/test-world.ts';
import { buildCategory, buildGame, buildGames, buildLanes } from '../../lobby.builders.ts';
import english from '../../lobby.en.json' with { type: 'json' };
import { placeOfType } from '../../lobby-place.rules.ts';
import { gridFailed, gridLoaded, gridRequested, lobbySlice, placeEntered, vendorsLoaded } from '../../lobby.slice.ts';
import { GameCentre } from '../../centre/GameCentre/GameCentre.tsx';
import { Lobby } from './Lobby.tsx';

const texts = createInstance();
await texts
  .use(initReactI18next)
  .init({ lng: 'en', defaultNS: 'common', resources: { en: { common, lobby: english, pages } }, interpolation: { escapeValue: false } });

function Where() {
  const { pathname, search } = useLocation();
  return (
    <>
      <p>{`at ${pathname}${search}`}</p>
      <Link to="/" replace>
        Start
      </Link>
    </>
  );
}

const noParts: LatePart<RouteModule>[] = [];
const centre = [createLatePart(async (): Promise<RouteModule> => ({ features: [], Page: GameCentre }))];

function prepare(address: string, parts = centre, basename = '/') {
  const store = createAppStore();
  store.inject(lobbySlice);
  const entered: string[] = [];
  const asked: number[] = [];
  store.run('listener', function* listener() {
    yield* takeEvery(placeEntered, ({ payload }) => void entered.push(payload.type));
    yield* takeEvery(gameRequested, ({ payload }) => void asked.push(payload.nodeId));
  });
  const site = (
    <Provider store={store}>
      <I18nextProvider i18n={texts}>
        <BrandProvider brand={aBrand()}>
          <MemoryRouter basename={basename} initialEntries={[address]}>
            <main>
              <h1>Games</h1>
              <Lobby partsAbove={({ type }) => (type === 'SPORTS' ? parts : noParts)} />
            </main>
            <Where />
          </MemoryRouter>
        </BrandProvider>
      </I18nextProvider>
    </Provider>
  );
  return { store, site, entered, asked };
}

async function open(address: string, { width = 1280, parts = centre, basename = '/' } = {}) {
  await page.viewport(width, 844);
  const { site, ...world } = prepare(address, parts, basename);
  return { ...world, screen: await render(site) };
}

test('a moved address is entered once, at its destination', async () => {
  const { screen, entered } = await open('/?type=RNG');
  await expect.element(screen.getByText('at /rng')).toBeVisible();
  expect(entered).toEqual(['RNG']);
});

test('two addresses of HOME count as one place, whose lists are loaded once', async () => {
  const { screen, entered } = await open('/login');
  await expect.poll(() => entered).toEqual(['HOME']);
  await screen.getByRole('link', { name: 'Start' }).click();
  await expect.element(screen.getByText('at /', { exact: true })).toBeVisible();
  expect(entered).toEqual(['HOME']);
});

test.each([
  ['as HOME', '/', 'HOME'],
  ['at its own path', '/rng', 'RNG'],
] as const)('a page prerendered %s enters the place of its address, and no other', async (_how, prerenderedPath, type) => {
  const { site: rendered, entered } = prepare('/rng?filter=HOT');
  const site = <PrerenderedPathContext value={prerenderedPath}>{rendered}</PrerenderedPathContext>;
  const root = document.body.appendChild(document.createElement('div'));
  root.id = 'root';
  root.dataset['prerendered'] = '';
  root.innerHTML = renderToString(site);
  expect(root.querySelector('[role=tab][aria-selected=true]')?.id).toMatch(new RegExp(`-${type}$`));
  const fixed: unknown[] = [];
  const hydrated = hydrateRoot(root, site, { onRecoverableError: (error) => void fixed.push(error) });
  await expect.poll(() => entered).toEqual(['RNG']);
  expect(fixed).toEqual([]);
  hydrated.unmount();
  root.remove();
});

test('a category and the part above it are rendered together, and a part that fails to load delays nothing', async () => {
  const { promise, resolve } = Promise.withResolvers<RouteModule>();
  const broken = createLatePart(() => Promise.reject<RouteModule>(new Error('lost')));
  const { store, screen } = await open('/sports', { parts: [createLatePart(() => promise), broken] });
  store.dispatch(gridLoaded({ games: [buildGame(1)], totalPages: 1 }));
  const games = screen.getByRole('article');
  await expect.element(screen.getByText('Loading games')).toBeInTheDocument();
  await expect(import('../../category/CategoryView/CategoryView.tsx')).resolves.toBeDefined();
  expect(games.elements()).toEqual([]);
  resolve({ features: [], Page: () => <p>Above</p> });
  await expect.element(games).toBeVisible();
  const above = screen.getByText('Above').element().compareDocumentPosition(games.element());
  expect(above).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test.each(brands)('a game centre leads to the first open book, and to each vendor’s, in %s [route-17]', async (brand) => {
  wear(brand, 'dark');
  const { store, screen, asked } = await open('/sports');
  await expect.element(screen.getByText('Loading what’s open')).toBeInTheDocument();
  store.dispatch(menusLoaded([buildCategory('SPORTS', 2)]));
  const games = [buildGame(1, { maintenance: true }), buildGame(2, { gameName: 'Football Central' }), buildGame(3)];
  store.dispatch(gridLoaded({ games, totalPages: 1 }));
  await screen.getByRole('button', { name: 'Enter Football Central' }).click();
  expect(asked).toEqual([2]);
  await expect(screen.container).toBeAccessible();
  await screen.getByRole('link', { name: 'Vendor 1' }).click();
  await expect.element(screen.getByText('at /sports?vassalage=V1')).toBeVisible();
});

const slots = buildCategory('RNG', 2, { Fruit: ['V0'], Sea: ['V1'], Adventure: [], Space: [], Party: [] });

test.each(brands)('a phone shows a category’s filters in two lines, and its first games in full, in %s', async (brand) => {
  wear(brand, 'light');
  const { store, screen } = await open('/rng', { width: 390 });
  store.dispatch(menusLoaded([slots]));
  store.dispatch(gridLoaded({ games: [1, 2, 3, 4].map((id) => buildGame(id)), totalPages: 1 }));
  const button = (name: string) => screen.getByRole('button', { name, exact: true });
  await expect.element(button('Party')).toBeInTheDocument();
  const middleOf = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return Math.round((top + bottom) / 2);
  };
  const lines = new Set(['Hot', 'Recent', 'All', 'Fruit', 'Party'].map((name) => middleOf(button(name).element())));
  lines.add(middleOf(screen.getByRole('searchbox').element()));
  lines.add(middleOf(screen.getByRole('combobox', { name: 'Provider' }).element()));
  expect(lines.size).toBe(2);
  // The header and the bottom bar, not rendered here, take 57 pixels each.
  for (const tile of screen.getByRole('article').elements().slice(0, 3))
    expect(tile.getBoundingClientRect().bottom).toBeLessThan(844 - 2 * 57);
  await expect(screen.container).toBeAccessible();
});

test.each(brands)('a desktop shows a category’s filters and order in one line, without a second menu, in %s', async (brand) => {
  wear(brand, 'light');
  const { store, screen } = await open('/rng');
  store.dispatch(menusLoaded([slots]));
  store.dispatch(vendorsLoaded(buildLanes(12)));
  store.dispatch(gridLoaded({ games: [1, 2, 3].map((id) => buildGame(id, { isNew: id === 2 })), totalPages: 1 }));
  await expect.element(screen.getByRole('button', { name: 'Hot', exact: true })).toBeVisible();
  expect(screen.getByRole('tablist').elements()).toEqual([]);
  const middleOf = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return Math.round((top + bottom) / 2);
  };
  const controls = [
    screen.getByRole('button', { name: 'Hot', exact: true }),
    screen.getByRole('combobox', { name: 'Sort games' }),
    screen.getByRole('button', { name: 'All providers' }),
    screen.getByRole('searchbox'),
  ];
  expect(new Set(controls.map((control) => middleOf(control.element()))).size).toBe(1);
  await expect.element(screen.getByText('NEW', { exact: true })).toBeVisible();
  await expect(screen.container).toBeAccessible();
  await screen.getByRole('combobox', { name: 'Sort games' }).selectOptions('name');
  await expect.element(screen.getByText('at /rng?sort=name')).toBeVisible();
  await screen.getByRole('button', { name: 'Hot', exact: true }).click();
  await expect.element(screen.getByText('at /rng?filter=HOT')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Sort games' }).elements()).toEqual([]);
});

test('more games are appended below, and the focus stays', async () => {
  const { store, screen } = await open('/rng');
  const first = buildGames(18);
  store.dispatch(gridLoaded({ games: first, totalPages: 3 }, placeOfType('RNG')));
  const more = screen.getByRole('button', { name: 'Load more games' });
  await more.click();
  await expect.element(screen.getByText('at /rng?more=1')).toBeVisible();
  store.dispatch(gridRequested());
  await expect.element(more).toHaveAttribute('aria-busy', 'true');
  await expect.element(more).toHaveFocus();
  expect(screen.getByRole('article').elements()).toHaveLength(18);
  store.dispatch(gridFailed({ code: 'UNAVAILABLE', status: 503, requestId: null }));
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByRole('article').elements()).toHaveLength(18);
  store.dispatch(gridLoaded({ games: [...first, ...buildGames(18, 100)], totalPages: 3 }, { ...placeOfType('RNG'), more: 1 }));
  await expect.poll(() => screen.getByRole('article').elements().length).toBe(36);
  await expect.element(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await expect.element(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '/rng?page=3');
});

test('a large screen loads the next page automatically, once', async () => {
  const { store, screen } = await open('/rng', { width: 1920 });
  store.dispatch(gridLoaded({ games: buildGames(2), totalPages: 3 }, placeOfType('RNG')));
  await expect.element(screen.getByText('at /rng?more=1')).toBeVisible();
  store.dispatch(gridLoaded({ games: buildGames(4), totalPages: 3 }, { ...placeOfType('RNG'), more: 1 }));
  await expect.element(screen.getByRole('button', { name: 'Load more games' })).toBeVisible();
  await expect.element(screen.getByText('at /rng?more=1', { exact: true })).toBeVisible();
});

test('games stay in place when the classes of their category appear and disappear', async () => {
  const { store, screen } = await open('/rng');
  store.dispatch(gridLoaded({ games: [buildGame(1)], totalPages: 1 }));
  const tile = screen.getByRole('article');
  await expect.element(tile).toBeVisible();
  const { top } = tile.element().getBoundingClientRect();
  const wide = ['Adventure', 'Mythology', 'Treasure hunts', 'Deep sea', 'Fairy tales'];
  store.dispatch(menusLoaded([buildCategory('RNG', 2, Object.fromEntries(wide.map((name) => [name, []])))]));
  const last = screen.getByRole('button', { name: 'Fairy tales', exact: true });
  await expect.element(last).toBeInTheDocument();
  expect(tile.element().getBoundingClientRect().top).toBe(top);
  await screen.getByRole('button', { name: 'Hot', exact: true }).click();
  await expect.element(last).not.toBeInTheDocument();
  store.dispatch(gridLoaded({ games: [buildGame(1)], totalPages: 1 }));
  await expect.element(tile).toBeVisible();
  expect(tile.element().getBoundingClientRect().top).toBe(top);
});

test('a phone scrolls the class in the address into view', async () => {
  const { store, screen } = await open('/rng?class=Space', { width: 390 });
  store.dispatch(menusLoaded([slots]));
  const space = screen.getByRole('button', { name: 'Space', exact: true });
  await expect.element(space).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => space.element().getBoundingClientRect().right).toBeLessThanOrEqual(390);
});

test('keeps a choice not rendered yet when another follows, with a language in the address too', async () => {
  const { store, screen } = await open('/en/rng', { basename: '/en' });
  store.dispatch(menusLoaded([slots]));
  store.dispatch(vendorsLoaded(buildLanes(2)));
  await expect.element(screen.getByRole('button', { name: 'Fruit' })).toBeVisible();
  const press = (name: string) =>
    screen
      .getByRole('button', { name, exact: true })
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  const choose = (vendor: string) => {
    const menu = screen.getByRole('combobox', { name: 'Provider' }).element();
    if (menu instanceof HTMLSelectElement) menu.value = vendor;
    menu.dispatchEvent(new Event('change', { bubbles: true }));
  };
  choose('V0');
  press('Fruit');
  await expect.element(screen.getByText('at /rng?vassalage=V0&class=Fruit')).toBeVisible();
  press('Hot');
  choose('V1');
  await expect.element(screen.getByText('at /rng?filter=HOT&vassalage=V1')).toBeVisible();
  press('Hot');
  press('Hot');
  await expect.element(screen.getByText('at /rng?filter=HOT', { exact: true })).toBeVisible();
});
