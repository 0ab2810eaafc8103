import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BrandProvider } from '#shared/pages/brand.tsx';
import { createAppStore } from '#shared/store/store.ts';
import { aBrand } from '#testing/test-world.ts';
import en from '../../launch.en.json' with { type: 'json' };
import pt from '../../launch.pt.json' with { type: 'json' };
import { launched, launchSlice } from '../../launch.slice.ts';
import { GamePopup } from './GamePopup.tsx';

const game = { nodeId: 7, vassalage: 'HOUSE', gameType: 'INHOUSE', gameName: 'Fortune of the Seven Seas', hasDemo: true } as const;
const texts = { en, pt };
const gamesOrigin = 'https://games.invalid';

beforeEach(() => void vi.spyOn(window.history, 'back').mockReturnValue(undefined));

async function open(language: 'en' | 'pt', width: number) {
  await page.viewport(width, 844);
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({ lng: language, resources: { [language]: { launch: texts[language] } } });
  const store = createAppStore();
  store.inject(launchSlice);
  store.dispatch(launched({ url: `${gamesOrigin}/`, gameName: game.gameName }));
  await render(
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <BrandProvider brand={aBrand()}>
          <MemoryRouter>
            <GamePopup request={{ kind: 'game', game }} onClose={vi.fn()} />
          </MemoryRouter>
        </BrandProvider>
      </I18nextProvider>
    </Provider>,
  );
  window.dispatchEvent(
    new MessageEvent('message', {
      data: { type: 'livery:ready' },
      origin: gamesOrigin,
      source: document.querySelector('iframe')?.contentWindow ?? null,
    }),
  );
  await expect.element(page.getByText('0:00')).toBeVisible();
}

const sizes = (['en', 'pt'] as const).flatMap((language) => [360, 390, 430].map((width) => [language, width] as const));

test.each(sizes)('with everything a member has in its bar, the game in %s fits a phone of %d px', async (language, width) => {
  await open(language, width);
  const { game: words } = texts[language];
  expect(document.querySelector('iframe')?.getBoundingClientRect().width).toBe(width);
  const boxes = [words.demo, words.fullScreen, words.close].map((name) =>
    page.getByRole('button', { name }).element().getBoundingClientRect(),
  );
  const [ends, starts] = [boxes.map(({ right }) => right), boxes.map(({ left }) => left)];
  expect(ends.at(-1)).toBeLessThanOrEqual(width);
  for (const [i, end] of ends.slice(0, -1).entries()) expect(end).toBeLessThanOrEqual(starts[i + 1] ?? 0);
});
