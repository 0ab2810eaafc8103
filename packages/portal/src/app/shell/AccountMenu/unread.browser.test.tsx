import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ApiClient } from '#api/client.ts';
import { BrandProvider } from '#shared/pages/brand.tsx';
import { loggedIn } from '#shared/store/events.ts';
import { aBrand, aMember, memoryStore, quietPage } from '#testing/test-world.ts';
import common from '../../language/common.en.json' with { type: 'json' };
import { sectionAt } from '../../member/sections.ts';
import { idleFeatures } from '../../start/idle-features.ts';
import { createRuntime } from '../../start/runtime.ts';
import { BottomNavigation } from '../BottomNavigation/BottomNavigation.tsx';
import { MessagesLink } from './MessagesLink.tsx';

const texts = createInstance();
await texts.use(initReactI18next).init({ lng: 'en', defaultNS: 'common', resources: { en: { common } } });

test('the unread count shows on the envelope, the bottom bar and the member menu', async () => {
  await page.viewport(390, 844);
  const { store, activate } = await createRuntime(aBrand(), 'en', {});
  await activate(idleFeatures);
  const live = idleFeatures.find(({ name }) => name === 'live');
  const client: ApiClient = { call: (async () => ({ unread: 4, rewards: 0, missions: 0, claimable: 0 })) as unknown as ApiClient['call'] };
  const world = { client, brand: aBrand(), tabStorage: memoryStore(), page: quietPage() };
  store.run('live', live?.makeSaga?.(world as never) as never);
  store.dispatch(loggedIn({ account: aMember(), firstTimeLogin: false }));
  const screen = await render(
    <Provider store={store}>
      <I18nextProvider i18n={texts}>
        <BrandProvider brand={aBrand()}>
          <MemoryRouter>
            <MessagesLink />
            <BottomNavigation />
          </MemoryRouter>
        </BrandProvider>
      </I18nextProvider>
    </Provider>,
  );
  await expect.element(screen.getByRole('link', { name: 'Messages, 4 unread', exact: true })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: /Messages, 4 unread\s*Account/ })).toBeVisible();
  expect(sectionAt('/member/messageV2')?.badge?.(store.getState())).toBe(4);
  store.stop();
});
