import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { BrandProvider } from '#shared/pages/brand.tsx';
import { selectDialogs } from '#shared/store/dialogs.slice.ts';
import { createAppStore } from '#shared/store/store.ts';
import { aBrand } from '#testing/test-world.ts';
import common from '../../../../app/language/common.en.json' with { type: 'json' };
import forms from '../../../../shared/forms/forms.en.json' with { type: 'json' };
import account from '../../account.en.json' with { type: 'json' };
import { accountState } from '../../account.state.ts';
import { linksLoaded, unlinkRefused, unlinkSubmitted } from '../links.slice.ts';
import { UnlinkDialog } from '../UnlinkDialog/UnlinkDialog.tsx';
import { LinksCard } from './LinksCard.tsx';

const texts = createInstance();
await texts
  .use(initReactI18next)
  .init({ lng: 'en', defaultNS: 'common', resources: { en: { common, forms, account } }, interpolation: { escapeValue: false } });

async function open(offers = true) {
  const store = createAppStore();
  store.inject(accountState);
  const sent: unknown[] = [];
  const dispatch = store.dispatch;
  store.dispatch = ((action) => {
    if (unlinkSubmitted.match(action)) sent.push(action.payload);
    return dispatch(action);
  }) as typeof store.dispatch;
  const brand = aBrand(offers ? { signIn: { providers: [{ id: 'club-id', name: 'Club ID' }], phone: true } } : {});
  const step = { kind: 'unlink', provider: 'phone', name: 'Phone' } as const;
  const screen = await render(
    <Provider store={store}>
      <I18nextProvider i18n={texts}>
        <BrandProvider brand={brand}>
          <LinksCard />
          {selectDialogs(store.getState()).length === 0 && !offers && <UnlinkDialog step={step} hasPassword onClose={() => undefined} />}
        </BrandProvider>
      </I18nextProvider>
    </Provider>,
  );
  return { screen, store, sent };
}

test('offers to link what is not, and to unlink what is', async () => {
  const { screen, store } = await open();
  store.dispatch(linksLoaded({ list: [{ provider: 'phone', label: '***4321', linkedAt: '2026-05-17T12:00:00Z' }], hasPassword: true }));
  await expect.element(screen.getByText('***4321')).toBeVisible();
  await screen.getByRole('button', { name: 'Link Club ID' }).click();
  await screen.getByRole('button', { name: 'Unlink Phone' }).click();
  const asked = selectDialogs(store.getState());
  expect(asked).toContainEqual({ kind: 'signIn', way: 'club-id', link: { hasPassword: true } });
  expect(asked).toContainEqual({ kind: 'protection', change: { kind: 'unlink', provider: 'phone', name: 'Phone' }, hasPassword: true });
  await expect(screen.container).toBeAccessible();
});

test('a brand without other doors has no card, and unlinking asks for the password', async () => {
  const { screen, store, sent } = await open(false);
  expect(screen.getByText('Other ways to log in').elements()).toEqual([]);
  await screen.getByRole('button', { name: 'Unlink', exact: true }).click();
  expect(sent).toEqual([]);
  await screen.getByLabelText('Password', { exact: false }).first().fill('secret');
  await screen.getByRole('button', { name: 'Unlink', exact: true }).click();
  await expect.poll(() => sent).toEqual([{ provider: 'phone', password: 'secret' }]);
  store.dispatch(unlinkRefused({ code: 'LAST_WAY_IN', status: 409, requestId: null }));
  await expect.element(screen.getByText('This is your only way to log in. Add another one first.')).toBeVisible();
});
