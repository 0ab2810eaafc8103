import { Lobby } from '../../page-models/lobby.ts';
import { LoginDialog } from '../../page-models/login-dialog.ts';
import { Site } from '../../page-models/site.ts';
import { cutTexts, looksOtherwise, movements, sidewaysScrolls, targetsBelow, textsBelow } from '../../support/measures.ts';
import { expect, test } from '../../support/test.ts';
import type { Translate } from '@livery/sandbox/texts';
import type { Page } from '@playwright/test';

/** Opens every kind of page and calls `look` on each. */
async function everyPage(page: Page, t: Translate, look: (place: string) => Promise<void>): Promise<void> {
  const site = new Site(page, t);
  const lobby = new Lobby(page, t);
  const login = new LoginDialog(page, t);
  await site.open();
  await expect(lobby.section('SPORTS').getByRole('article').first()).toBeAttached();
  await look('home');
  await site.open('/?type=RNG');
  await expect(lobby.tiles).toHaveCount(18);
  await look('a category');
  await site.open('/no-such-page');
  await look('not found');
  await site.open('/login');
  await expect(login.dialog).toBeVisible();
  await look('login');
  await site.openAs('demo');
  await look('a member’s home');
}

/** A wide screen, the same at 200 % and 400 % (WCAG 2.2, 1.4.10), and a phone, which needs finger-sized targets. */
const views = [
  { width: 1280, height: 900, target: 24 },
  { width: 640, height: 450, target: 24 },
  { width: 320, height: 256, target: 24 },
  { width: 390, height: 844, target: 44 },
];

test(
  'on desktop, at 400 % zoom and on a phone, texts and targets are large enough, nothing overflows, and reduced motion is respected',
  { tag: '@brand' },
  async ({ page, t }) => {
    test.slow();
    await everyPage(page, t, async (place) => {
      expect.soft(await movements(page), place).toEqual([]);
      for (const { target, ...view } of views) {
        await page.setViewportSize(view);
        const where = `${place} at ${view.width} px`;
        expect.soft(await textsBelow(page, 12), where).toEqual([]);
        expect.soft(await targetsBelow(page, target, { maySpace: target < 44 }), where).toEqual([]);
        expect.soft(await sidewaysScrolls(page), where).toEqual([]);
      }
      await page.setViewportSize({ width: 1280, height: 900 });
    });
  },
);

test(
  'with text at twice its size, on desktop and phone, no label is cut and nothing overflows',
  { tag: '@brand' },
  async ({ page, site, login }) => {
    test.slow();
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    for (const view of [
      { width: 1280, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(view);
      for (const path of ['/', '/rng', '/promotions', '/help', '/service', '/download', '/safer-play', '/statement', '/login']) {
        await site.open(path);
        await expect(path === '/login' ? login.dialog : page.getByRole('heading', { level: 1 })).toBeAttached();
        const where = `${path} at ${view.width} px`;
        expect.soft(await cutTexts(page), where).toEqual([]);
        expect.soft(await sidewaysScrolls(page), where).toEqual([]);
      }
    }
  },
);

test(
  'in forced colours, borders, selections and each focus stop are visible',
  { tag: '@brand' },
  async ({ page, brand, site, lobby, announcements }) => {
    test.slow();
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
    await site.open();
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      const name = await focused.evaluate((element) => element.getAttribute('aria-label') ?? element.textContent);
      const blur = () => focused.evaluate((element: HTMLElement) => element.style.setProperty('outline', 'none', 'important'));
      expect.soft(await looksOtherwise(focused, blur), name ?? '').toBe(true);
    }
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      for (const button of [site.logIn, site.signUp]) {
        await expect(button).toHaveCSS('border-top-style', 'solid');
        await expect(button).not.toHaveCSS('border-top-color', /transparent|rgba\(.*, 0\)/);
      }
      // The card layout has no buttons to stop it.
      for (const stop of brand.layout.promotions === 'slides' ? [1, 2] : []) {
        await announcements.stop(stop).scrollIntoViewIfNeeded();
        const fade = (value: string) => () =>
          announcements.stop(stop).evaluate((element, to) => element.style.setProperty('opacity', to), value);
        expect(await looksOtherwise(announcements.stop(stop), fade('0')), `${colorScheme}: stop ${stop}`).toBe(true);
        await fade('')();
      }
      const chosen = lobby.tab('HOME');
      await chosen.scrollIntoViewIfNeeded();
      const choose = (value: string) => () => chosen.evaluate((link, to) => link.setAttribute('aria-current', to), value);
      expect(await looksOtherwise(chosen, choose('false')), colorScheme).toBe(true);
      await choose('page')();
    }
  },
);

test(
  'with reduced motion, the home page’s slides do not advance by themselves',
  { tag: '@brand' },
  async ({ page, brand, announcements, site }) => {
    test.skip(brand.layout.promotions !== 'slides', 'the brand shows cards');
    await page.clock.install();
    await site.open();
    await expect(announcements.stop(1)).toHaveAttribute('aria-current', 'true');
    await page.clock.runFor(12_000);
    await expect(announcements.stop(1)).toHaveAttribute('aria-current', 'true');
  },
);
