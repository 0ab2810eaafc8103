import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Game } from '@livery/contract/shapes';
import { hostsPicked } from '#shared/facts/site.slice.ts';
import { createAppStore } from '#shared/store/store.ts';
import { foreignNames } from '#testing/foreign-names.ts';
import launch from '../../launch.en.json' with { type: 'json' };
import { Suggestions } from './Suggestions.tsx';

const texts = createInstance();
await texts.use(initReactI18next).init({ lng: 'en', resources: { en: { launch } }, interpolation: { escapeValue: false } });

const aGame = (changes: Partial<Game> = {}) => ({ nodeId: 1, gameName: 'Moon Reels', showIcon: null, iconUrl: null, ...changes }) as Game;

async function mount(games: readonly Game[]) {
  const store = createAppStore();
  store.dispatch(hostsPicked({ images: 'https://pictures.acme.example', games: null }));
  return render(
    <Provider store={store}>
      <I18nextProvider i18n={texts}>
        <Suggestions games={games} onChoose={() => undefined} />
      </I18nextProvider>
    </Provider>,
  );
}

test('fetches a cover from this session’s picture host', async () => {
  const screen = await mount([aGame({ showIcon: '/art/1-square.svg' })]);
  expect(screen.container.querySelector('img')?.src).toBe('https://pictures.acme.example/art/1-square.svg');
});

test('shows a placeholder where a cover is missing or fails to load, and never a broken picture', async () => {
  for (const cover of [null, 'data:image/png;base64,broken']) {
    const screen = await mount([aGame({ showIcon: cover })]);
    await expect.poll(() => screen.container.querySelector('img')).toBeNull();
    await expect.element(screen.getByRole('button', { name: 'Moon Reels' })).toBeVisible();
    expect(screen.container.querySelector('button svg')).not.toBeNull();
    await screen.unmount();
  }
});

test('fits names of any length and script on a phone', async () => {
  await page.viewport(390, 844);
  const names = Object.values(foreignNames);
  const screen = await mount(names.map((gameName, index) => aGame({ nodeId: index + 1, gameName })));
  for (const gameName of names) {
    const name = screen.getByText(gameName, { exact: true }).element();
    const [inner, outer] = [name.getBoundingClientRect(), (name.closest('button') ?? expect.fail()).getBoundingClientRect()];
    expect([inner.left >= outer.left, inner.right <= outer.right, inner.bottom <= outer.bottom]).toEqual([true, true, true]);
    expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
    expect(getComputedStyle(name).direction).toBe(gameName === foreignNames.rightToLeft ? 'rtl' : 'ltr');
  }
  // One long name must not stretch the other rows.
  expect(screen.getByRole('list').element().getBoundingClientRect().height).toBeLessThan(600);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});
