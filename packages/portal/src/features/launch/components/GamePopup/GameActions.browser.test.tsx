import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { takeEvery } from 'typed-redux-saga';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BrandProvider } from '#shared/pages/brand.tsx';
import type { GameReference } from '#shared/games/games.ts';
import { selectMessages } from '#shared/facts/messages.slice.ts';
import { createAppStore } from '#shared/store/store.ts';
import { aBrand } from '#testing/test-world.ts';
import texts from '../../launch.en.json' with { type: 'json' };
import { gameCloseRequested } from '../../launch.slice.ts';
import { GameActions } from './GameActions.tsx';

afterEach(() => void vi.restoreAllMocks());

const i18n = createInstance();
await i18n.use(initReactI18next).init({ lng: 'en', resources: { en: { launch: texts } } });
const game: GameReference = { nodeId: 7, vassalage: 'PG', gameType: 'RNG', gameName: 'Moon', hasDemo: true };

async function open(changes: Partial<GameReference> = {}, demoPlay = true) {
  await page.viewport(1280, 800);
  const store = createAppStore();
  const onMoved = vi.fn();
  const { features } = aBrand();
  await render(
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <BrandProvider brand={aBrand({ features: { ...features, demoPlay } })}>
          <MemoryRouter basename="/en" initialEntries={['/en']}>
            <GameActions game={{ ...game, ...changes }} onMoved={onMoved} />
          </MemoryRouter>
        </BrandProvider>
      </I18nextProvider>
    </Provider>,
  );
  return { store, onMoved };
}

const ownWindow = page.getByRole('button', { name: texts.game.ownWindow });
const demo = page.getByRole('button', { name: texts.game.demo });

test('a demo leads only to the game for money', async () => {
  const { store } = await open({ isDemo: true });
  const asked: unknown[] = [];
  store.run('listening', function* listening() {
    yield* takeEvery(gameCloseRequested, ({ payload }) => void asked.push(payload));
  });
  await page.getByRole('button', { name: texts.game.forMoney }).click();
  expect(asked).toEqual([{ ...game, isDemo: false }]);
  await expect.element(demo).not.toBeInTheDocument();
  await expect.element(ownWindow).not.toBeInTheDocument();
});

test('the game can move to a separate window, in the language of the page', async () => {
  const replace = vi.fn();
  const opened = { opener: {}, location: { href: 'about:blank', replace } };
  vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
  const { onMoved } = await open();
  await ownWindow.click();
  expect(replace).toHaveBeenCalledWith('/en/seamless?gameType=RNG&vassalage=PG&nodeId=7');
  expect(onMoved).toHaveBeenCalledOnce();
});

test('a window blocked by the browser is reported, and the game stays', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null);
  const { store, onMoved } = await open();
  await ownWindow.click();
  expect(selectMessages(store.getState())).toMatchObject([{ tone: 'negative', text: 'common:errors.POPUP_BLOCKED' }]);
  expect(onMoved).not.toHaveBeenCalled();
});

test('a phone has one window', async () => {
  await open();
  await expect.element(ownWindow).toBeVisible();
  await page.viewport(390, 844);
  await expect.element(ownWindow).not.toBeInTheDocument();
});

test('the demo is offered if the game has one and the brand allows it, but not within a demo', async () => {
  await open();
  await expect.element(demo).toBeVisible();
});

test.each([
  ['the game has no demo', { hasDemo: false }, true],
  ['the brand offers no demos', {}, false],
  ['it is played already', { isDemo: true }, true],
] as const)('no demo is offered if %s', async (_why, changes, demoPlay) => {
  await open(changes, demoPlay);
  await expect.element(demo).not.toBeInTheDocument();
});
