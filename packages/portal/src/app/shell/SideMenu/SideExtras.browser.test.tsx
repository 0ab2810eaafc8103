import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { brands, wear } from 'virtual:wear';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { announcementsLoaded, announcementsSlice } from '#features/announcements/announcements.slice.ts';
import { GroupBanners } from '#features/announcements/components/GroupBanner/GroupBanners.tsx';
import consent from '#features/consent/consent.en.json' with { type: 'json' };
import { consentSlice, selectQuestion } from '#features/consent/consent.slice.ts';
import download from '#features/download/download.en.json' with { type: 'json' };
import { BrandProvider } from '#shared/pages/brand.tsx';
import { createLatePart, type LatePart } from '#shared/lazy/late-part.ts';
import { GroupBannerContext } from '#shared/ports/group-banner.tsx';
import type { RouteModule } from '#shared/ports/route.ts';
import { settingsLoaded, type SiteSettings } from '#shared/facts/site.slice.ts';
import { createAppStore } from '#shared/store/store.ts';
import { aBrand } from '#testing/test-world.ts';
import common from '../../language/common.en.json' with { type: 'json' };
import { RuntimeContext } from '../../start/runtime-context.tsx';
import { Footer } from '../Footer/Footer.tsx';
import { TopNavigation } from '../TopNavigation/TopNavigation.tsx';
import { SideExtras } from './SideExtras.tsx';

const texts = createInstance();
await texts
  .use(initReactI18next)
  .init({ lng: 'en', defaultNS: 'common', resources: { en: { common, consent, download } }, interpolation: { escapeValue: false } });

const banner = (id: number, groupName: string) => ({
  id,
  groupName,
  imageUrl: '/none.svg',
  title: `Banner ${id} of ${groupName}`,
  text: 'Words',
  linkage: { type: 'page' as const, target: '/rng' },
});

async function open(analytics?: { collector: string }) {
  await page.viewport(1280, 900);
  const store = createAppStore();
  store.inject(announcementsSlice);
  store.inject(consentSlice);
  store.dispatch(
    settingsLoaded({
      analyticsId: '7',
      customerService: [],
      resources: [],
      availablePromo: { REFERRAL: { enabled: true } },
    } as unknown as SiteSettings),
  );
  const banners = ['w_home', 'w_login', 'w_leftmenu', 'w_leftmenu'].map((group, index) => banner(index, group));
  store.dispatch(announcementsLoaded({ banners, player: [], popup: [], promotion: [] }));
  const parts = new Map<() => Promise<RouteModule>, LatePart<RouteModule>>();
  const part = ({ load }: { load: () => Promise<RouteModule> }) => {
    const known = parts.get(load) ?? createLatePart(load);
    parts.set(load, known);
    return known;
  };
  const onFollow = vi.fn<() => void>();
  const screen = await render(
    <Provider store={store}>
      <I18nextProvider i18n={texts}>
        <BrandProvider brand={aBrand({ social: { telegram: 'https://t.example' }, ...(analytics && { analytics }) })}>
          <RuntimeContext value={{ runtime: { page: part } as never, switchLanguage: () => undefined }}>
            <GroupBannerContext value={(props) => <GroupBanners {...props} />}>
              <MemoryRouter>
                <TopNavigation />
                <SideExtras onFollow={onFollow} />
                <Footer />
              </MemoryRouter>
            </GroupBannerContext>
          </RuntimeContext>
        </BrandProvider>
      </I18nextProvider>
    </Provider>,
  );
  return { screen, store, onFollow };
}

test.each(brands)('the menu shows a code for iOS and one for Android once the download is opened, in %s [side-04]', async (brand) => {
  wear(brand, 'light');
  const { screen } = await open();
  expect(screen.getByRole('img', { name: /Scan/ }).elements()).toEqual([]);
  await screen.getByRole('group').getByText('Download').click();
  for (const app of ['iOS app', 'Android app']) await expect.element(screen.getByRole('img', { name: `Scan to get ${app}` })).toBeVisible();
  expect(screen.getByRole('img', { name: /Scan/ }).elements()).toHaveLength(2);
  await expect(screen.container).toBeAccessible();
});

test('the English navigation uses the specified words [header-12]', async () => {
  const { screen } = await open();
  const links = [
    'VIP BONUS',
    'REFER and WIN',
    'GET BONUS BETS',
    'All promotions',
    'Official Channel',
    'Download',
    'Bonus Bet',
    'Refer Earn',
    'Wager Rebate',
  ];
  for (const name of links) await expect.element(screen.getByRole('link', { name, exact: true }).first()).toBeVisible();
  for (const name of ['Help', 'Products', 'Social media'])
    await expect.element(screen.getByRole('heading', { name, exact: true })).toBeVisible();
});

test('the menu shows only the banners of its group, and closes after a tap on one [entity-26]', async () => {
  const { screen, onFollow } = await open();
  const shown = screen.getByText(/Banner \d of/).elements();
  expect(shown.map((each) => each.textContent)).toEqual(['Banner 2 of w_leftmenu', 'Banner 3 of w_leftmenu']);
  await screen.getByRole('link', { name: 'Banner 2 of w_leftmenu' }).click();
  expect(onFollow).toHaveBeenCalledOnce();
});

test('the menu links to the privacy choices only for a brand that counts visits', async () => {
  const plain = await open();
  await expect.element(plain.screen.getByRole('link', { name: 'VIP BONUS' })).toBeVisible();
  expect(plain.screen.getByRole('button', { name: 'Privacy choices' }).elements()).toEqual([]);
  await plain.screen.unmount();
  const { screen, store } = await open({ collector: 'https://stats.example/matomo.php' });
  await screen.getByRole('button', { name: 'Privacy choices' }).click();
  expect(selectQuestion(store.getState())).toBe('opened');
});
