import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { walletSlice } from '#features/wallet/wallet.slice.ts';
import { BrandProvider } from '#shared/pages/brand.tsx';
import { selectDialogs } from '#shared/store/dialogs.slice.ts';
import { loggedIn } from '#shared/store/events.ts';
import { createAppStore } from '#shared/store/store.ts';
import { aBrand, aMember } from '#testing/test-world.ts';
import common from '../../language/common.en.json' with { type: 'json' };
import { BottomNavigation } from '../BottomNavigation/BottomNavigation.tsx';
import { ActionMark, ViewerArea } from './ViewerArea.tsx';

const i18n = createInstance();
await i18n.use(initReactI18next).init({ lng: 'en', defaultNS: 'common', resources: { en: { common } } });

beforeAll(() => {
  document.documentElement.dataset['viewer'] = 'member';
  return () => delete document.documentElement.dataset['viewer'];
});

async function open(type: number) {
  const store = createAppStore();
  store.inject(walletSlice);
  store.dispatch(loggedIn({ account: aMember({ type }), firstTimeLogin: false }));
  const screen = await render(
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <BrandProvider brand={aBrand()}>
          <MemoryRouter>
            <ActionMark />
            <ViewerArea />
            <BottomNavigation />
          </MemoryRouter>
        </BrandProvider>
      </I18nextProvider>
    </Provider>,
  );
  const count = (name: string) => screen.getByRole('link', { name }).elements().length;
  return { screen, count, kinds: () => selectDialogs(store.getState()).map(({ kind }) => kind) };
}

test('a trial account is offered registration in place of the deposit', async () => {
  await page.viewport(390, 844);
  const trial = await open(4);
  await expect.poll(() => trial.count('Sign up')).toBe(2);
  expect(trial.count('Deposit')).toBe(0);
  await trial.screen.getByRole('link', { name: 'Sign up' }).first().click();
  expect(trial.kinds()).toEqual(['register']);
  await trial.screen.unmount();
  const { count } = await open(0);
  await expect.poll(() => count('Deposit')).toBe(2);
  expect(count('Sign up')).toBe(0);
});
