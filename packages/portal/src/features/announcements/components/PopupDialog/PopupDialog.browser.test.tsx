import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Announcement } from '@livery/contract/shapes';
import { selectDialogs } from '#shared/store/dialogs.slice.ts';
import { tokenLookedUp } from '#shared/facts/viewer.slice.ts';
import { createAppStore } from '#shared/store/store.ts';
import common from '../../../../app/language/common.en.json' with { type: 'json' };
import announcements from '../../announcements.en.json' with { type: 'json' };
import { announcementsLoaded, announcementsSlice } from '../../announcements.slice.ts';
import { Dialog } from './PopupDialog.tsx';

const texts = createInstance();
await texts
  .use(initReactI18next)
  .init({ lng: 'en', defaultNS: 'common', resources: { en: { common, announcements } }, interpolation: { escapeValue: false } });

const popup: Announcement = {
  id: 1,
  title: 'Welcome',
  content: '<p>Look around.</p>',
  promotionType: 'PU',
  execution: 'B',
  publishedAt: '2026-01-01T00:00:00Z',
};

function Place() {
  return <output>{useLocation().pathname}</output>;
}

async function open(hasToken: boolean) {
  const store = createAppStore();
  store.inject(announcementsSlice);
  store.dispatch(tokenLookedUp({ hasToken }));
  store.dispatch(announcementsLoaded({ banners: [], player: [], popup: [popup], promotion: [] }));
  const screen = await render(
    <Provider store={store}>
      <I18nextProvider i18n={texts}>
        <MemoryRouter>
          <Place />
          <Dialog request={{ kind: 'popups', executions: ['B'] }} onClose={() => undefined} />
        </MemoryRouter>
      </I18nextProvider>
    </Provider>,
  );
  await screen.getByRole('button', { name: 'Go to my rewards' }).click();
  return { screen, store };
}

test('the promotion button leads a member to the reward centre [modal-02]', async () => {
  const { screen } = await open(true);
  await expect.element(screen.getByText('/member/rewardCenter')).toBeInTheDocument();
});

test('a visitor is asked to log in, and then continues to the reward centre', async () => {
  const { store } = await open(false);
  await expect.poll(() => selectDialogs(store.getState())).toEqual([{ kind: 'login', isNeeded: true, returnTo: '/member/rewardCenter' }]);
});
