import type { Banner } from '@livery/contract/shapes';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import common from '#app/language/common.en.json' with { type: 'json' };
import { BrandProvider } from '#shared/pages/brand.tsx';
import { createAppStore } from '#shared/store/store.ts';
import { foreignNames } from '#testing/foreign-names.ts';
import { aBrand } from '#testing/test-world.ts';
import announcements from '../announcements.en.json' with { type: 'json' };
import { announcementsLoaded, announcementsSlice } from '../announcements.slice.ts';
import { BannerCards } from './BannerCards/BannerCards.tsx';
import { BannerSlide } from './BannerCarousel/BannerSlide.tsx';
import { slideHeight } from './BannerCarousel/BannerCarousel.css.ts';
import { GroupBanners } from './GroupBanner/GroupBanners.tsx';

beforeEach(() => page.viewport(390, 844));

const banner = (name: string, id: number): Banner => ({
  id,
  groupName: 'w_home',
  imageUrl: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
  title: name,
  text: `${name} ${name}`,
  linkage: { type: 'page', target: '/promotions' },
});
const banners = Object.values(foreignNames).map((name, index) => banner(name, index + 1));

async function mount(content: ReactNode) {
  const i18n = createInstance();
  void i18n.use(initReactI18next).init({ lng: 'en', defaultNS: 'common', resources: { en: { common, announcements } }, initAsync: false });
  const store = createAppStore();
  store.inject(announcementsSlice);
  store.dispatch(
    announcementsLoaded({
      banners: [...banners, ...banners.map((each) => ({ ...each, groupName: 'w_leftmenu' }))],
      player: [],
      popup: [],
      promotion: [],
    }),
  );
  await render(
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <BrandProvider brand={aBrand()}>
          <MemoryRouter>
            <main style={{ padding: '1rem' }}>{content}</main>
          </MemoryRouter>
        </BrandProvider>
      </I18nextProvider>
    </Provider>,
  );
}

function Slides() {
  return banners.map((each) => (
    <div key={each.id} className={slideHeight}>
      <BannerSlide banner={each} />
    </div>
  ));
}

function MenuBanners() {
  return <GroupBanners group="w_leftmenu" />;
}

test.each([
  ['slides', Slides],
  ['cards', BannerCards],
  ['menus and dialogs', MenuBanners],
])('banners as %s fit titles and words of any length and script on a phone', async (_name, Banners) => {
  await mount(<Banners />);
  for (const { title, text } of banners) {
    for (const words of [title, text]) {
      const shown = page.getByText(words, { exact: true }).element();
      const block = shown.closest('h2, h3, p') ?? expect.fail();
      const card = block.parentElement?.parentElement ?? expect.fail();
      // The whole banner is the link.
      const { top, left, width, height } = card.getBoundingClientRect();
      for (const share of [0.1, 0.9]) {
        const there = document.elementFromPoint(left + width / 2, top + height * share);
        if (there !== null) expect(there.closest('a')?.textContent).toBe(title);
      }
      const [inner, outer] = [block.getBoundingClientRect(), card.getBoundingClientRect()];
      expect([inner.left >= outer.left, inner.right <= outer.right, inner.top >= outer.top, inner.bottom <= outer.bottom]).not.toContain(
        false,
      );
      expect(block.scrollWidth).toBeLessThanOrEqual(block.clientWidth);
      expect(getComputedStyle(block).direction).toBe(title === foreignNames.rightToLeft ? 'rtl' : 'ltr');
    }
  }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});
