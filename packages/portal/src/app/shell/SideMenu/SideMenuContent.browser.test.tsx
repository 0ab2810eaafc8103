import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { announcementsLoaded, announcementsSlice } from '#features/announcements/announcements.slice.ts';
import type { Announcement } from '@livery/contract/shapes';
import { BrandProvider } from '#shared/pages/brand.tsx';
import { settingsLoaded, type SiteSettings } from '#shared/facts/site.slice.ts';
import { createAppStore } from '#shared/store/store.ts';
import { aBrand } from '#testing/test-world.ts';
import common from '../../language/common.en.json' with { type: 'json' };
import { RuntimeContext } from '../../start/runtime-context.tsx';
import { SideMenuContent } from './SideMenuContent.tsx';

const texts = createInstance();
await texts.use(initReactI18next).init({ lng: 'en', defaultNS: 'common', resources: { en: { common } } });

async function open() {
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
  const service = (csType: string, path: string, title: string) => ({ csType, path, title });
  const customerService = [
    service('TELEGRAM', 'https://t.me/acme_support', 'Acme Support'),
    service('TELEGRAM', 'https://t.me/acme_vip', 'Acme VIP'),
    service('PHONE', 'tel:+55', 'Phone'),
  ];
  const settle = () =>
    store.dispatch(settingsLoaded({ customerService, availablePromo: { REFERRAL: { enabled: false } } } as unknown as SiteSettings));
  const announce = (promotion: Announcement[]) => store.dispatch(announcementsLoaded({ banners: [], player: [], popup: [], promotion }));
  return { screen, settle, announce };
}

const aPromotion: Announcement = {
  id: 1,
  title: 'A free spin a day',
  content: '',
  promotionType: 'stake',
  execution: 'B',
  publishedAt: '2026-05-17T12:00:00Z',
};

test('lists the Telegram services under their own entry once they have loaded [side-07]', async () => {
  const { screen, settle, announce } = await open();
  announce([]);
  await expect.element(screen.getByText('Telegram')).not.toBeInTheDocument();
  settle();
  await screen.getByText('Telegram').click();
  await expect.element(screen.getByRole('link', { name: 'Acme VIP' })).toHaveAttribute('href', 'https://t.me/acme_vip');
  await expect.element(screen.getByRole('link', { name: 'Acme Support' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Phone' })).not.toBeInTheDocument();
});

test('moves no entry when the promotions load late', async () => {
  const { screen, settle, announce } = await open();
  settle();
  await expect.element(screen.getByRole('link', { name: 'Customer service' })).toBeVisible();
  const entries = screen.getByRole('navigation').getByRole('listitem').elements();
  const tops = () => entries.map((entry) => entry.getBoundingClientRect().top);
  const before = tops();
  announce([aPromotion]);
  await expect.element(screen.getByRole('link', { name: aPromotion.title })).toBeVisible();
  await expect.element(screen.getByText('Telegram')).toBeVisible();
  expect(tops()).toEqual(before);
});
