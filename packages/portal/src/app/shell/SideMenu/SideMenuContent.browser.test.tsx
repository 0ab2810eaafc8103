import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { announcementsSlice } from '#features/announcements/announcements.slice.ts';
import { BrandProvider } from '#shared/pages/brand.tsx';
import { settingsLoaded, type SiteSettings } from '#shared/facts/site.slice.ts';
import { createAppStore } from '#shared/store/store.ts';
import { aBrand } from '#testing/test-world.ts';
import common from '../../language/common.en.json' with { type: 'json' };
import { RuntimeContext } from '../../start/runtime-context.tsx';
import { SideMenuContent } from './SideMenuContent.tsx';

const texts = createInstance();
await texts.use(initReactI18next).init({ lng: 'en', defaultNS: 'common', resources: { en: { common } } });

test('lists the Telegram services under their own entry once they have loaded [side-07]', async () => {
  const store = createAppStore();
  store.inject(announcementsSlice);
  const screen = await render(
    <Provider store={store}>
      <I18nextProvider i18n={texts}>
        <BrandProvider brand={aBrand()}>
          <RuntimeContext value={{ runtime: {} as never, switchLanguage: () => undefined }}>
            <MemoryRouter>
              <SideMenuContent />
            </MemoryRouter>
          </RuntimeContext>
        </BrandProvider>
      </I18nextProvider>
    </Provider>,
  );
  await expect.element(screen.getByText('Telegram')).not.toBeInTheDocument();
  const service = (csType: string, path: string, title: string) => ({ csType, path, title });
  const customerService = [
    service('TELEGRAM', 'https://t.me/acme_support', 'Acme Support'),
    service('TELEGRAM', 'https://t.me/acme_vip', 'Acme VIP'),
    service('PHONE', 'tel:+55', 'Phone'),
  ];
  store.dispatch(settingsLoaded({ customerService, availablePromo: { REFERRAL: { enabled: false } } } as unknown as SiteSettings));
  await screen.getByText('Telegram').click();
  await expect.element(screen.getByRole('link', { name: 'Acme VIP' })).toHaveAttribute('href', 'https://t.me/acme_vip');
  await expect.element(screen.getByRole('link', { name: 'Acme Support' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Phone' })).not.toBeInTheDocument();
});
