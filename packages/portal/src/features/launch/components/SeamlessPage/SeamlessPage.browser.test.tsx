import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { Link, MemoryRouter, Route, Routes, useLocation, useNavigationType } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import common from '#app/language/common.en.json' with { type: 'json' };
import { ApiFailure } from '#api/api-failure.ts';
import { BrandProvider } from '#shared/pages/brand.tsx';
import { selectDialogs } from '#shared/store/dialogs.slice.ts';
import { loggedOut } from '#shared/store/events.ts';
import { createAppStore } from '#shared/store/store.ts';
import { accountLoaded, tokenLookedUp } from '#shared/facts/viewer.slice.ts';
import { aBrand, aMember } from '#testing/test-world.ts';
import type { LaunchApi, Sitting } from '../../launch.api.ts';
import texts from '../../launch.en.json' with { type: 'json' };
import { launchSlice } from '../../launch.slice.ts';
import { makeSeamlessSaga } from '../../seamless.saga.ts';
import { SeamlessPage } from './SeamlessPage.tsx';

const i18n = createInstance();
await i18n
  .use(initReactI18next)
  .init({ lng: 'en', defaultNS: 'common', resources: { en: { common, launch: texts } }, interpolation: { escapeValue: false } });

const sitting: Sitting = { serverTime: 65_000, since: 0, stake: 500, net: -200, open: 300, balance: 9_800, unit: 'BRL' };

/** A game's page and another page, linked to each other. `gameType` decides whether its bets run without the player. */
async function open(api: Partial<LaunchApi> = {}, gameType = 'RNG', type = 0) {
  const store = createAppStore();
  store.inject(launchSlice);
  store.dispatch(tokenLookedUp({ hasToken: true }));
  store.dispatch(accountLoaded(aMember({ type })));
  const postLaunch = async () => ({ url: 'https://games.invalid/', gameName: 'Moon' });
  store.run('seamless', makeSeamlessSaga({ postLaunch, getSitting: async () => sitting, ...api }));
  await render(
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <BrandProvider brand={aBrand()}>
          <MemoryRouter initialEntries={[`/seamless?gameType=${gameType}&vassalage=PG&nodeId=7`]}>
            <Link to="/help">Away</Link>
            <main>
              <Routes>
                <Route path="/seamless" element={<SeamlessPage />} />
                <Route path="*" element={<Elsewhere />} />
              </Routes>
            </main>
          </MemoryRouter>
        </BrandProvider>
      </I18nextProvider>
    </Provider>,
  );
  return store;
}

function Elsewhere() {
  const { pathname } = useLocation();
  return (
    <>
      <p>Elsewhere</p>
      <p>{`${useNavigationType()} ${pathname}`}</p>
    </>
  );
}

const frame = () => page.getByTitle('Moon');
const question = page.getByRole('dialog', { name: texts.leaving.title });
const away = page.getByRole('link', { name: 'Away' });
const elsewhere = page.getByText('Elsewhere');
const answer = (name: string) => page.getByRole('button', { name }).first();

/** The test's own page shares this history. */
const history = { back: vi.spyOn(window.history, 'back'), go: vi.spyOn(window.history, 'go') };
const entries = vi.spyOn(window.history, 'length', 'get');
beforeEach(() => {
  for (const move of Object.values(history)) move.mockReset().mockReturnValue(undefined);
  entries.mockReset().mockReturnValue(3);
  window.history.replaceState(null, '');
});

test('opens a game with a generic title while its name is unknown', async () => {
  await open({ postLaunch: () => new Promise(() => {}) });
  await expect.element(page.getByText(texts.game.opening, { exact: true })).toBeVisible();
});

test('asks before following a link during a round, and stays or leaves as answered', async () => {
  await open();
  await expect.element(frame()).toBeInTheDocument();
  await away.click();
  await expect.element(question).toBeVisible();
  await answer(texts.leaving.stay).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(frame()).toBeInTheDocument();
  await away.click();
  await answer(texts.leaving.leave).click();
  await expect.element(elsewhere).toBeVisible();
  // Replaces the extra history entry, so that going back finds the game once.
  await expect.element(page.getByText('REPLACE /help')).toBeVisible();
});

test('offers a trial account to sign up and then continue to the game', async () => {
  const store = await open({}, 'RNG', 4);
  await page.getByRole('button', { name: 'Create an account' }).click();
  expect(selectDialogs(store.getState())).toEqual([{ kind: 'register', returnTo: '/seamless?gameType=RNG&vassalage=PG&nodeId=7' }]);
  await expect.element(frame()).not.toBeInTheDocument();
});

test('asks before going back', async () => {
  await open();
  await expect.element(frame()).toBeInTheDocument();
  window.dispatchEvent(new PopStateEvent('popstate'));
  await expect.element(question).toBeVisible();
  await answer(texts.leaving.leave).click();
  await expect.poll(() => history.go.mock.calls).toEqual([[-2]]);
});

test('goes back to the home page in a tab opened for the game, since its history is empty', async () => {
  entries.mockReturnValue(2);
  await open({ getSitting: async () => ({ ...sitting, open: 0 }) });
  await expect.element(frame()).toBeInTheDocument();
  window.dispatchEvent(new PopStateEvent('popstate'));
  await expect.poll(() => history.back.mock.calls.length).toBe(1);
  expect(history.go).not.toHaveBeenCalled();
  window.dispatchEvent(new PopStateEvent('popstate'));
  await expect.element(page.getByText('REPLACE /', { exact: true })).toBeVisible();
});

test('leaves without asking where no round is running or bets run on their own', async () => {
  await open({ getSitting: async () => ({ ...sitting, open: 0 }) });
  await expect.element(frame()).toBeInTheDocument();
  await away.click();
  await expect.element(elsewhere).toBeVisible();
});

test('leaves a sportsbook without asking', async () => {
  await open({}, 'SPORTS');
  await expect.element(frame()).toBeInTheDocument();
  await away.click();
  await expect.element(elsewhere).toBeVisible();
});

test('leaves without asking when the session ends', async () => {
  const store = await open({ getSitting: () => new Promise(() => undefined) });
  await expect.element(frame()).toBeInTheDocument();
  await away.click();
  store.dispatch(loggedOut());
  await expect.element(elsewhere).toBeVisible();
});

test('names a game under maintenance', async () => {
  const closed = async () => {
    const value = { gameName: 'Closed Gate', suggestions: [] };
    throw new ApiFailure({ code: 'GAME_MAINTENANCE', status: 409, requestId: null, value });
  };
  await open({ postLaunch: closed });
  await expect.element(page.getByRole('heading', { name: 'Closed Gate is under maintenance' })).toBeVisible();
});

test('redirects from an unknown game to the games', async () => {
  await open({ postLaunch: () => Promise.reject(new ApiFailure({ code: 'GAME_NOT_FOUND', status: 404, requestId: null })) });
  await expect.element(page.getByRole('alert').getByText(common.errors.GAME_NOT_FOUND)).toBeVisible();
  await page.getByRole('link', { name: texts.seamless.toGames }).click();
  await expect.element(page.getByText('PUSH /', { exact: true })).toBeVisible();
});
