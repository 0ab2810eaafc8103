import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { ApiClient } from '#api/client.ts';
import home from '#features/home/home.en.json' with { type: 'json' };
import { winnersLoaded } from '#features/home/home.slice.ts';
import { BrandProvider } from '#shared/pages/brand.tsx';
import { PortsContext } from '#shared/ports/ports.ts';
import { selectDialogs } from '#shared/store/dialogs.slice.ts';
import { loggedOut } from '#shared/store/events.ts';
import { answerRead } from '#testing/answer-read.ts';
import { aBrand, memoryStore } from '#testing/test-world.ts';
import { createRuntime } from '../start/runtime.ts';
import { RuntimeContext } from '../start/runtime-context.tsx';
import { RoutePage } from './RoutePage.tsx';
import { routeOf } from './routes.tsx';

function Here() {
  const { pathname } = useLocation();
  return (
    <>
      <main>
        <RoutePage row={routeOf(pathname)} />
      </main>
      <p>{`at ${pathname}`}</p>
    </>
  );
}

async function open(address: string) {
  const brand = aBrand();
  const runtime = await createRuntime(brand, 'en', {});
  runtime.store.dispatch(loggedOut());
  const screen = await render(
    <Provider store={runtime.store}>
      <I18nextProvider i18n={runtime.texts.i18n}>
        <BrandProvider brand={brand}>
          <RuntimeContext value={{ runtime, switchLanguage: () => undefined }}>
            <PortsContext value={{ client: {} as ApiClient, clock: { now: () => 0 }, tabStorage: memoryStore() }}>
              <MemoryRouter initialEntries={[address]}>
                <Here />
              </MemoryRouter>
            </PortsContext>
          </RuntimeContext>
        </BrandProvider>
      </I18nextProvider>
    </Provider>,
  );
  return { screen, store: runtime.store };
}

test.each([
  ['/sports', 'Sports', 'Pick your side', 'the game centre for sports [route-17]'],
  ['/esports', 'E-sports', 'The finals are on', 'the game centre for e-sports [route-18]'],
  ['/lott', 'Lottery', 'Choose your draw', 'the game centre for lottery [route-19]'],
  ['/elott', 'Quick lottery', 'Choose your draw', 'the game centre for e-lottery [route-20]'],
])('%s, named %s, shows “%s”: %s', async (path, name, centre) => {
  const { screen } = await open(path);
  await expect.element(screen.getByRole('heading', { level: 1, name, exact: true })).toBeInTheDocument();
  await expect.element(screen.getByRole('heading', { level: 2, name: centre })).toBeVisible();
});

test.each(['/rng', '/live', '/fish'])('%s has no game centre above its games', async (path) => {
  const { screen } = await open(path);
  await expect.element(screen.getByRole('searchbox')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2 }).elements()).toEqual([]);
});

test('/pointMall shows the points mall to a visitor [route-16]', async () => {
  const { screen } = await open('/pointMall');
  await expect.element(screen.getByRole('button', { name: 'Log in to see your points' })).toBeVisible();
});

test('a visitor sees the list of winners on the home page [role-03]', async () => {
  const { screen, store } = await open('/');
  await expect.element(screen.getByRole('tabpanel', { name: 'Lobby' })).toBeVisible();
  const avatar = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';
  store.dispatch(winnersLoaded([{ player: 'a***1', gameName: 'Moon Fox', winAmount: 9_900, currency: 'BRL', avatar, nodeId: 1 }]));
  const board = screen.getByRole('region', { name: home.wins.title });
  await expect.element(board.getByText('a***1')).toBeVisible();
  await expect.element(board.getByText('Moon Fox')).toBeVisible();
});

test('a visitor can read the help centre [role-05]', async () => {
  const { screen, store } = await open('/help');
  await expect.element(screen.getByRole('heading', { level: 1, name: 'How can we help?' })).toBeVisible();
  const article = { id: 'bets', group: 'play', title: 'Bets', version: null, validFrom: null } as const;
  answerRead(store, 'helpCenter', { articles: [{ ...article, content: '<p>A bet that was placed stands.</p>' }] });
  await screen.getByRole('link', { name: 'Bets' }).click();
  await expect.element(screen.getByText('A bet that was placed stands.')).toBeVisible();
});

test('a visitor who opens the member centre is asked to log in [role-09]', async () => {
  const { screen, store } = await open('/member/securityCenter');
  await expect.element(screen.getByText('at /', { exact: true })).toBeVisible();
  expect(selectDialogs(store.getState())).toEqual([{ kind: 'login', isNeeded: true, returnTo: '/member/securityCenter' }]);
});

test('a visitor who opens the agent centre gets the login form of /agent [role-09]', async () => {
  const { screen } = await open('/agentHome');
  await expect.element(screen.getByText('at /agent', { exact: true })).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'Username, phone or email' })).toBeVisible();
});
