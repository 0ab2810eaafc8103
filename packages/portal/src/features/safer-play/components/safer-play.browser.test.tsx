import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { takeEvery } from 'typed-redux-saga';
import { brands, wear } from 'virtual:wear';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ReactNode } from 'react';
import common from '#app/language/common.en.json' with { type: 'json' };
import { BrandProvider } from '#shared/pages/brand.tsx';
import { createAppStore } from '#shared/store/store.ts';
import { editing } from '#shared/store/submission.ts';
import { logoutRequested } from '#shared/facts/viewer.slice.ts';
import { aBrand } from '#testing/test-world.ts';
import english from '../safer-play.en.json' with { type: 'json' };
import { intervalChosen, saferPlaySlice, sessionDated, termsAgreed } from '../safer-play.slice.ts';
import { Dialog as RealityCheck } from './RealityCheck/RealityCheckDialog.tsx';
import { SaferPlayPage } from './SaferPlayPage/SaferPlayPage.tsx';
import { Dialog as TermsChanged } from './TermsChanged/TermsChangedDialog.tsx';

const texts = createInstance();
await texts.use(initReactI18next).init({
  lng: 'en',
  defaultNS: 'common',
  resources: { en: { common, 'safer-play': english } },
  interpolation: { escapeValue: false },
});

async function mount(what: ReactNode) {
  await page.viewport(1280, 900);
  const store = createAppStore();
  store.inject(saferPlaySlice);
  const heard: unknown[] = [];
  store.run('listener', function* listener() {
    yield* takeEvery([logoutRequested, intervalChosen, termsAgreed], ({ type }) => void heard.push(type));
  });
  const screen = await render(
    <Provider store={store}>
      <I18nextProvider i18n={texts}>
        <BrandProvider brand={aBrand({ saferPlay: { jurisdiction: 'BR', realityCheck: 30 } })}>
          <MemoryRouter>
            <main>{what}</main>
          </MemoryRouter>
        </BrandProvider>
      </I18nextProvider>
    </Provider>,
  );
  return { store, screen, heard };
}

test.each(brands)(
  'the page says who may play and the costs, offers a private self-test and names help in the country, in %s',
  async (brand) => {
    wear(brand, 'light');
    const { store, screen, heard } = await mount(<SaferPlayPage />);
    await expect.element(screen.getByText('You must be 18 or older to play here.')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: /gov\.br/ })).toHaveAttribute('href', 'https://www.gov.br/autoexclusaoapostas');
    await screen.getByRole('button', { name: 'Show my result' }).click();
    await expect.element(screen.getByText('9 questions are still unanswered.')).toBeVisible();
    const asked = vi.spyOn(window, 'fetch');
    for (const choice of screen.getByRole('radio', { name: 'Sometimes' }).all()) await choice.click();
    await screen.getByRole('button', { name: 'Show my result' }).click();
    await expect.element(screen.getByText(/Gambling is harming you/)).toBeVisible();
    expect(asked).not.toHaveBeenCalled();
    store.dispatch(sessionDated(Date.now() - 65 * 60_000));
    await expect.element(screen.getByText('1 h 5 min')).toBeVisible();
    await screen.getByRole('button', { name: '15 min' }).click();
    expect(heard).toEqual([intervalChosen.type]);
    expect(screen.getByRole('button', { name: '45 min' }).elements()).toEqual([]);
    await expect(screen.container).toBeAccessible();
  },
);

test('a reality check cannot be skipped: the member plays on or ends the session', async () => {
  const play = { serverTime: 0, since: 0, stake: 500, payout: 200, net: -300, currency: 'BRL' };
  const onClose = vi.fn<() => void>();
  const { screen, heard } = await mount(<RealityCheck request={{ kind: 'realityCheck', elapsed: 1_800_000, play }} onClose={onClose} />);
  await expect.element(screen.getByText('30 min')).toBeVisible();
  await expect.element(screen.getByText('R$ -3.00')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: 'Keep playing' }).click();
  expect([onClose.mock.calls.length, heard]).toEqual([1, []]);
  await screen.getByRole('button', { name: 'Log out' }).click();
  expect(heard).toEqual([logoutRequested.type]);
});

test('new terms cannot be skipped: the member agrees or ends the session', async () => {
  const onClose = vi.fn<() => void>();
  const request = { kind: 'termsChanged', version: '2.0', changes: '<b>Faster</b> payouts', consent: editing } as const;
  const { screen, heard } = await mount(<TermsChanged request={request} onClose={onClose} />);
  await expect.element(screen.getByText('<b>Faster</b> payouts')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Close', exact: true }).elements()).toEqual([]);
  expect(onClose).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: 'I agree' }).click();
  await screen.getByRole('button', { name: 'Log out' }).click();
  expect(heard).toEqual([termsAgreed.type, logoutRequested.type]);
});
