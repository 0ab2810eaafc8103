import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { announcementsSlice } from '#features/announcements/announcements.slice.ts';
import announcements from '#features/announcements/announcements.en.json' with { type: 'json' };
import announcementsPt from '#features/announcements/announcements.pt.json' with { type: 'json' };
import wallet from '#features/wallet/wallet.en.json' with { type: 'json' };
import walletPt from '#features/wallet/wallet.pt.json' with { type: 'json' };
import { balanceLoaded, walletSlice } from '#features/wallet/wallet.slice.ts';
import { BrandProvider } from '#shared/pages/brand.tsx';
import { loggedIn } from '#shared/store/events.ts';
import { createAppStore } from '#shared/store/store.ts';
import { tokenLookedUp } from '#shared/facts/viewer.slice.ts';
import { aBrand, aMember } from '#testing/test-world.ts';
import common from '../../language/common.en.json' with { type: 'json' };
import commonPt from '../../language/common.pt.json' with { type: 'json' };
import { Header } from './Header.tsx';

const i18n = createInstance();
await i18n.use(initReactI18next).init({
  lng: 'en',
  defaultNS: 'common',
  resources: { en: { common, announcements, wallet }, pt: { common: commonPt, announcements: announcementsPt, wallet: walletPt } },
});

const picture = (width: number) => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="32"><rect width="${width}" height="32"/></svg>`;
  const image = { url: URL.createObjectURL(new Blob([drawing], { type: 'image/svg+xml' })), width, height: 32, alt: '' };
  return { light: image, dark: image };
};
const brand = aBrand({ assets: { ...aBrand().assets, logo: picture(122), mark: picture(32) } });

afterEach(async () => {
  delete document.documentElement.dataset['viewer'];
  await i18n.changeLanguage('en');
  await page.viewport(1280, 900);
});

async function open(viewer: 'visitor' | 'member', balance: number) {
  document.documentElement.dataset['viewer'] = viewer;
  const store = createAppStore();
  store.inject(walletSlice);
  store.inject(announcementsSlice);
  if (viewer === 'visitor') store.dispatch(tokenLookedUp({ hasToken: false }));
  else {
    store.dispatch(loggedIn({ account: aMember({ nickname: 'Marina dos Santos' }), firstTimeLogin: false }));
    store.dispatch(balanceLoaded({ balance, currency: 'BRL', currencySymbol: 'R$' } as Parameters<typeof balanceLoaded>[0]));
  }
  const screen = await render(
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <BrandProvider brand={brand}>
          <MemoryRouter>
            <Header hasSide>{null}</Header>
          </MemoryRouter>
        </BrandProvider>
      </I18nextProvider>
    </Provider>,
  );
  if (viewer === 'member' && window.innerWidth >= 768) await expect.element(screen.getByRole('button', { name: /Marina/ })).toBeVisible();
  const header = screen.getByRole('banner').element();
  const logo = screen.getByRole('link', { name: i18n.t('shell.home') }).element();
  await expect.poll(() => [...logo.querySelectorAll('img')].some(({ width }) => width > 20)).toBe(true);
  return { screen, header, logo };
}

const middleOf = (element: Element) => {
  const { left, right } = element.getBoundingClientRect();
  return (left + right) / 2;
};

for (const language of ['en', 'pt'])
  for (const width of [390, 768, 1280])
    test.each([
      ['a visitor’s', 'visitor', 0],
      ['a member’s', 'member', 1_255_241],
    ] as const)(`%s logo is centred at ${width} px in ${language}, without overlap or overflow`, async (_, viewer, balance) => {
      await page.viewport(width, 844);
      await i18n.changeLanguage(language);
      const { header, logo } = await open(viewer, balance);
      expect(Math.abs(middleOf(logo) - middleOf(header))).toBeLessThanOrEqual(1);
      const drawn = [...logo.querySelectorAll('img')].find(({ width: drawnWidth }) => drawnWidth > 0)?.getBoundingClientRect();
      const others = [...header.querySelectorAll('a, button, fieldset')].filter((element) => element !== logo && element.checkVisibility());
      for (const element of others) {
        const { left, right, top } = element.getBoundingClientRect();
        expect(right, element.textContent ?? '').toBeLessThanOrEqual(width);
        if (top < 56) expect(right <= (drawn?.left ?? 0) || left >= (drawn?.right ?? 0), element.outerHTML).toBe(true);
      }
    });

test('a balance longer than its side moves the logo instead of overlapping it', async () => {
  await page.viewport(390, 844);
  const { screen, logo } = await open('member', 123_456_789_012);
  const balance = screen.getByRole('group', { name: 'Balance' }).element();
  expect(balance.getBoundingClientRect().left).toBeGreaterThanOrEqual(logo.getBoundingClientRect().right - 16);
  expect(document.documentElement.scrollWidth).toBe(390);
});
