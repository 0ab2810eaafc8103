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
import download from '#features/download/download.en.json' with { type: 'json' };
import { sideApps } from '#features/download/side-apps.ts';
import { BrandProvider } from '#shared/parts/brand.tsx';
import { createLatePart } from '#shared/parts/late-part.ts';
import { GroupBannerContext } from '#shared/ports/group-banner.tsx';
import { settingsLoaded, type SiteSettings } from '#shared/state/site.slice.ts';
import { createAppStore } from '#shared/state/store.ts';
import { aBrand } from '#testing/test-world.ts';
import common from '../../language/common.en.json' with { type: 'json' };
import { RuntimeContext } from '../../start/runtime-context.tsx';
import { Footer } from '../Footer/Footer.tsx';
import { TopNavigation } from '../TopNavigation/TopNavigation.tsx';
import { SideExtras } from './SideExtras.tsx';

const texts = createInstance();
await texts
  .use(initReactI18next)
  .init({ lng: 'en', defaultNS: 'common', resources: { en: { common, download } }, interpolation: { escapeValue: false } });

const banner = (id: number, groupName: string) => ({
  id,
  groupName,
  imageUrl: '/none.svg',
  title: `Banner ${id} of ${groupName}`,
  text: 'Words',
  linkage: { type: 'page' as const, target: '/rng' },
});

async function open() {
  await page.viewport(1280, 900);
  const store = createAppStore();
  store.inject(announcementsSlice);
  store.dispatch(
    settingsLoaded({ customerService: [], resources: [], availablePromo: { REFERRAL: { enabled: true } } } as unknown as SiteSettings),
  );
  const banners = ['w_home', 'w_login', 'w_leftmenu', 'w_leftmenu'].map((group, index) => banner(index, group));
  store.dispatch(announcementsLoaded({ banners, player: [], popup: [], promotion: [] }));
  const apps = createLatePart(async () => sideApps);
  const onFollow = vi.fn<() => void>();
  const screen = await render(
    <Provider store={store}>
      <I18nextProvider i18n={texts}>
        <BrandProvider brand={aBrand({ social: { telegram: 'https://t.example' } })}>
          <RuntimeContext value={{ runtime: { page: () => apps } as never, switchLanguage: () => undefined }}>
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
  return { screen, onFollow };
}

test.each(brands)('the menu has a code for each of iOS and Android once the download is opened, in %s [side-04]', async (brand) => {
  wear(brand, 'light');
  const { screen } = await open();
  expect(screen.getByRole('img', { name: /Scan/ }).elements()).toEqual([]);
  await screen.getByRole('group').getByText('Download').click();
  for (const app of ['iOS app', 'Android app']) await expect.element(screen.getByRole('img', { name: `Scan to get ${app}` })).toBeVisible();
  expect(screen.getByRole('img', { name: /Scan/ }).elements()).toHaveLength(2);
  await expect(screen.container).toBeAccessible();
});

test('the English navigation says the words of the specification [header-12]', async () => {
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

test('the menu shows the banners of its group and no others, and closes for whoever follows one [entity-26]', async () => {
  const { screen, onFollow } = await open();
  const shown = screen.getByText(/Banner \d of/).elements();
  expect(shown.map((each) => each.textContent)).toEqual(['Banner 2 of w_leftmenu', 'Banner 3 of w_leftmenu']);
  await screen.getByRole('link', { name: 'Banner 2 of w_leftmenu' }).click();
  expect(onFollow).toHaveBeenCalledOnce();
});
