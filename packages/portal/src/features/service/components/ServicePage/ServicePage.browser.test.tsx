import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { BrandProvider } from '#shared/pages/brand.tsx';
import { settingsLoaded, type SiteSettings } from '#shared/facts/site.slice.ts';
import { createAppStore } from '#shared/store/store.ts';
import { aBrand } from '#testing/test-world.ts';
import common from '../../../../app/language/common.en.json' with { type: 'json' };
import forms from '../../../../shared/forms/forms.en.json' with { type: 'json' };
import service from '../../service.en.json' with { type: 'json' };
import { domainsLoaded, feedbackSent, modelsLoaded, selectFeedback, serviceSlice, verdictLoaded } from '../../service.slice.ts';
import { ServicePage } from './ServicePage.tsx';

const texts = createInstance();
await texts
  .use(initReactI18next)
  .init({ lng: 'en', defaultNS: 'common', resources: { en: { common, forms, service } }, interpolation: { escapeValue: false } });

async function draw() {
  const store = createAppStore();
  store.inject(serviceSlice);
  store.dispatch(modelsLoaded([{ modelId: 'general', csType: 'CHAT', title: 'Desk', isOpen: true }]));
  store.dispatch(domainsLoaded({ mainDomain: 'acme.example', domainRoute: ['acme.example', 'mirror.example'] }));
  const customerService = [
    { csType: 'TELEGRAM', path: 'https://t.me/acme_support', title: 'Acme Support' },
    { csType: 'WHATSAPP', path: 'javascript:alert(1)', title: 'Evil' },
  ];
  store.dispatch(settingsLoaded({ customerService } as unknown as SiteSettings));
  const screen = await render(
    <Provider store={store}>
      <I18nextProvider i18n={texts}>
        <BrandProvider brand={aBrand()}>
          <MemoryRouter>
            <main>
              <ServicePage />
            </main>
          </MemoryRouter>
        </BrandProvider>
      </I18nextProvider>
    </Provider>,
  );
  return { screen, store };
}

test('opens each way to the operator by its kind, path and title, and none by an unsafe address [entity-17]', async () => {
  const { screen } = await draw();
  await expect.element(screen.getByRole('link', { name: 'Acme Support Telegram' })).toHaveAttribute('href', 'https://t.me/acme_support');
  await expect.element(screen.getByText('Evil')).not.toBeInTheDocument();
  const chat = screen.getByRole('link', { name: /Desk/ });
  await expect.element(chat).toHaveAttribute('href', '/service/chat?desk=general');
  await expect.element(chat).toHaveAttribute('data-window', '440x750');
  await expect(screen.container).toBeAccessible();
});

test('lists the mirrors with how to keep them, and leads to the verification of a representative [misc-04, misc-05]', async () => {
  const { screen, store } = await draw();
  await expect.element(screen.getByText(/try one of our mirror sites.*Bookmark a secure domain/)).toBeVisible();
  await expect.element(screen.getByText('mirror.example')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Verify a representative' })).toHaveAttribute('href', '#service-verification');
  await screen.getByRole('button', { name: 'Check' }).click();
  await expect.element(screen.getByText('Enter the contact that wrote to you.')).toBeVisible();
  store.dispatch(verdictLoaded({ isOfficial: false, channel: null, name: null }));
  await expect.element(screen.getByText('This is not ours')).toBeVisible();
});

test('takes feedback of 140 characters and refuses one more, in words that name both bounds [misc-03, valid-46, valid-47]', async () => {
  const { screen, store } = await draw();
  const box = screen.getByRole('textbox', { name: 'Your message' });
  const send = screen.getByRole('button', { name: 'Send feedback' });
  await box.fill('x'.repeat(141));
  await send.click();
  await expect.element(screen.getByText('Write 1 to 140 characters.')).toBeVisible();
  expect(selectFeedback(store.getState()).status).toBe('editing');
  await box.fill('x'.repeat(140));
  await send.click();
  await expect.poll(() => selectFeedback(store.getState()).status).toBe('sending');
  store.dispatch(feedbackSent('F-7'));
  await expect.element(screen.getByText('Your reference is F-7.')).toBeVisible();
});
