import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BrandProvider } from '#shared/pages/brand.tsx';
import { selectDialogs } from '#shared/store/dialogs.slice.ts';
import { createAppStore } from '#shared/store/store.ts';
import { foreignNames } from '#testing/foreign-names.ts';
import { aBrand } from '#testing/test-world.ts';
import lobby from '../../lobby.en.json' with { type: 'json' };
import inPortuguese from '../../lobby.pt.json' with { type: 'json' };
import { buildGame, buildGames } from '../../lobby.builders.ts';
import { lobbySlice } from '../../lobby.slice.ts';
import { vendorGamesLoaded, vendorGamesRequested, vendorGamesSlice, vendorTypesLoaded } from '../../vendor-games/vendor-games.slice.ts';
import { Dialog } from '../../vendor-games/VendorGames/VendorGames.tsx';
import { GameTile } from './GameTile.tsx';

const texts = createInstance();
await texts
  .use(initReactI18next)
  .init({ lng: 'en', resources: { en: { lobby }, pt: { lobby: inPortuguese } }, interpolation: { escapeValue: false } });

function openWorld() {
  const store = createAppStore();
  store.inject(lobbySlice);
  store.inject(vendorGamesSlice);
  const mount = (content: ReactNode) =>
    render(
      <Provider store={store}>
        <I18nextProvider i18n={texts}>
          <BrandProvider brand={aBrand()}>
            <MemoryRouter>
              <main>{content}</main>
            </MemoryRouter>
          </BrandProvider>
        </I18nextProvider>
      </Provider>,
    );
  return { store, mount };
}

test('a vendor’s tile opens its games in a popup and launches nothing [entity-02]', async () => {
  const { store, mount } = openWorld();
  const tile = buildGame(1, { isGame: 'VASSALAGE', vassalage: 'SALA', gameType: 'LIVE', gameName: 'Sala Viva' });
  const screen = await mount(<GameTile game={tile} />);
  await screen.getByRole('link').click();
  expect(selectDialogs(store.getState())).toEqual([{ kind: 'vendorGames', vassalage: 'SALA', name: 'Sala Viva', gameType: 'LIVE' }]);
});

test('a tile shows the published return in the format of the language', async () => {
  const { mount } = openWorld();
  const screen = await mount(<GameTile game={buildGame(1, { rtp: 96.5 })} />);
  await expect.element(screen.getByText('RTP 96.50%')).toBeInTheDocument();
  await texts.changeLanguage('pt');
  await expect.element(screen.getByText('RTP 96,50%')).toBeInTheDocument();
  await texts.changeLanguage('en');
});

test('the popup lists the games, by type if there are several, and links to all', async () => {
  const { store, mount } = openWorld();
  const request = { kind: 'vendorGames', vassalage: 'PT', name: 'PT', gameType: 'LIVE' } as const;
  const screen = await mount(<Dialog request={request} onClose={() => undefined} />);
  store.dispatch(
    vendorTypesLoaded([
      { gameType: 'RNG', title: 'Slots', games: 70 },
      { gameType: 'LIVE', title: 'Live casino', games: 20 },
    ]),
  );
  store.dispatch(vendorGamesLoaded(buildGames(3)));
  await expect.element(screen.getByRole('button', { name: /^Game 2/ })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Show all games' })).toHaveAttribute('href', '/live?vassalage=PT');
  await screen.getByRole('tab', { name: /Slots/ }).click();
  store.dispatch(vendorGamesRequested({ vassalage: 'PT', gameType: 'RNG' }));
  await expect.element(screen.getByRole('link', { name: 'Show all games' })).toHaveAttribute('href', '/rng?vassalage=PT');
});

test.each(Object.values(foreignNames))('the popup of a vendor called %s fits on a phone', async (name) => {
  await page.viewport(390, 844);
  const { store, mount } = openWorld();
  const request = { kind: 'vendorGames', vassalage: 'PT', name, gameType: 'LIVE' } as const;
  const screen = await mount(<Dialog request={request} onClose={() => undefined} />);
  store.dispatch(vendorTypesLoaded([]));
  store.dispatch(vendorGamesLoaded(buildGames(3)));
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByRole('button', { name: /^Game 2/ })).toBeVisible();
  const heading = dialog.getByRole('heading').element();
  expect([heading.getBoundingClientRect().left >= 0, heading.getBoundingClientRect().right <= 390]).toEqual([true, true]);
  expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
  // The name may be anything: its games can be played, and all of them shown.
  for (const control of [dialog.getByRole('button', { name: /^Game 3/ }), dialog.getByRole('link', { name: 'Show all games' })]) {
    control.element().scrollIntoView();
    await expect.element(control).toBeInViewport({ ratio: 0.9 });
  }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});
