import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Game } from '@livery/contract/shapes';
import { hostsPicked } from '#shared/state/site.slice.ts';
import { createAppStore } from '#shared/state/store.ts';
import launch from '../../launch.en.json' with { type: 'json' };
import { Suggestions } from './Suggestions.tsx';

const texts = createInstance();
await texts.use(initReactI18next).init({ lng: 'en', resources: { en: { launch } }, interpolation: { escapeValue: false } });

async function draw(showIcon: string | null) {
  const store = createAppStore();
  store.dispatch(hostsPicked({ images: 'https://pictures.acme.example', games: null }));
  const game = { nodeId: 1, gameName: 'Moon Reels', showIcon, iconUrl: null } as Game;
  return render(
    <Provider store={store}>
      <I18nextProvider i18n={texts}>
        <Suggestions games={[game]} onChoose={() => undefined} />
      </I18nextProvider>
    </Provider>,
  );
}

test('fetches a cover from the host that this session takes pictures from', async () => {
  const screen = await draw('/art/1-square.svg');
  expect(screen.container.querySelector('img')?.src).toBe('https://pictures.acme.example/art/1-square.svg');
});

test('shows a mark where there is no cover, or none that loads, and never that of a broken picture', async () => {
  for (const cover of [null, 'data:image/png;base64,broken']) {
    const screen = await draw(cover);
    await expect.poll(() => screen.container.querySelector('img')).toBeNull();
    await expect.element(screen.getByRole('button', { name: 'Moon Reels' })).toBeVisible();
    expect(screen.container.querySelector('button svg')).not.toBeNull();
    await screen.unmount();
  }
});
