import { Lobby } from '../../page-models/lobby.ts';
import { holdAnswers } from '../../support/calls.ts';
import { expect, test } from '../../support/test.ts';
import type { Locator, Page } from '@playwright/test';

/** The sum of the layout shifts since the page was opened. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const store = window as unknown as { shifted: number };
    store.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) store.shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifted: number }).shifted);
}

function entryOf(navigation: Locator, name: string): Locator {
  return navigation.getByRole('link', { name, exact: true });
}

test.describe('the categories of the prerendered page', () => {
  test.use({ javaScriptEnabled: false });

  test('are links before scripts run', async ({ page, lobby }) => {
    await page.goto('/');
    await expect(lobby.tab('INHOUSE')).toHaveAttribute('href', '/?type=INHOUSE');
    await expect(lobby.more(lobby.section('HOT'))).toHaveAttribute('href', '/?type=HOT');
    await lobby.tab('HOT').click();
    await expect(page).toHaveURL(/\?type=HOT$/);
  });
});

test('a category opens in a new tab, and each tab has its own title', async ({ page, t, lobby, site }) => {
  await site.open('/?type=RNG');
  await expect(page).toHaveTitle(new RegExp(`^${t('common:types.RNG')} · `));
  const [opened] = await Promise.all([page.context().waitForEvent('page'), lobby.tab('INHOUSE').click({ modifiers: ['ControlOrMeta'] })]);
  await expect(new Lobby(opened, t).tiles.first()).toBeVisible();
  await expect(opened).toHaveTitle(new RegExp(`^${t('common:types.INHOUSE')} · `));
  await expect(page).toHaveURL(/\/rng$/);
  await lobby.pageLink(2).click();
  await lobby.tab('HOME').click();
  await expect(page).not.toHaveTitle(new RegExp(`^${t('common:types.RNG')} · `));
});

test.describe('a visitor on a members’ page', () => {
  for (const path of ['/favorite', '/member', '/lottery'])
    test(`goes from ${path} to the login over home without a layout shift`, { tag: '@brand' }, async ({ page, site, login }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      // The side menu grows by its promotions on every page. That is not the redirect's shift.
      await holdAnswers(page, 'announcements');
      const shifted = await watchShifts(page);
      await site.open(path);
      await expect(login.dialog).toBeVisible();
      await expect(page).toHaveURL(/\/$/);
      // The dialog makes the page below it inert, so it has no roles.
      await expect(page.locator('main h1')).toBeVisible();
      expect(await shifted()).toBeLessThanOrEqual(0.02);
    });
});

test('the footer of a phone does not move while a page loads', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const shifted = await watchShifts(page);
  const answer = await holdAnswers(page, 'gameDetails');
  await site.open('/game/1001');
  await expect(page.getByRole('contentinfo')).toBeAttached();
  answer();
  await expect(site.main.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await shifted()).toBeLessThanOrEqual(0.02);
});

test.describe('a link into the lobby', () => {
  test('is marked as current in the navigation, even after a reload', async ({ page, t, site }) => {
    await site.open('/?type=FISH&page=2');
    for (const _ of ['opened', 'loaded again']) {
      await expect(entryOf(site.topNavigation, t('common:types.FISH'))).toHaveAttribute('aria-current', 'page');
      await expect(site.topNavigation.locator('[aria-current]')).toHaveCount(1);
      await page.reload();
      await expect(page.locator('#root[data-prerendered]')).toHaveCount(0);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    const shortcuts = page.getByRole('navigation', { name: t('common:shell.shortcuts') }).filter({ visible: true });
    await expect(shortcuts.locator('[aria-current]')).toHaveCount(0);
    await site.open('/');
    await expect(shortcuts.locator('[aria-current]')).toHaveText(t('common:navigation.home'));
  });

  for (const { width, height } of [
    { width: 390, height: 844 },
    { width: 1280, height: 900 },
  ]) {
    test(
      `shows its games at once at ${width} px without a layout shift, and HOME shows the hero again`,
      { tag: '@brand' },
      async ({ page, t, site, lobby }) => {
        await page.setViewportSize({ width, height });
        const shifted = await watchShifts(page);
        const answer = await holdAnswers(page, 'gameList');
        await site.open('/?type=RNG');
        await expect(lobby.classify).toBeVisible();
        answer();
        await expect(lobby.tiles).toHaveCount(18);
        await expect(lobby.tiles.first()).toBeInViewport({ ratio: 1 });
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('common:types.RNG'));
        await page.waitForLoadState('networkidle');
        expect(await shifted()).toBeLessThanOrEqual(0.02);
        await lobby.search.fill('a');
        await expect(page).toHaveURL(/q=a/);
        await expect(lobby.grid).not.toHaveAttribute('aria-busy', 'true');
        await expect(lobby.tiles.first()).toBeInViewport({ ratio: 1 });
        await lobby.tab('HOME').click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home:hero.title'));
        await page.goBack();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('common:types.RNG'));
      },
    );
  }

  test('keeps its category in view when the menu fills later', async ({ page, site, lobby }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const answer = await holdAnswers(page, 'gameMenus');
    await site.open('/?type=SPORTS');
    await expect(lobby.tab('SPORTS')).toBeInViewport({ ratio: 1 });
    answer();
    await expect(lobby.tab('PVP')).toBeAttached();
    await expect(lobby.tab('SPORTS')).toBeInViewport({ ratio: 1 });
  });
});

test.describe('going back', () => {
  test('from a category restores HOME’s scroll position', async ({ page, site, lobby }) => {
    await site.open();
    await page.waitForLoadState('networkidle');
    const section = lobby.section('LIVE');
    await section.scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => window.scrollY);
    expect(left).toBeGreaterThan(300);
    await lobby.more(section).click();
    await expect(lobby.tiles.first()).toBeInViewport();
    await page.goBack();
    await expect(section).toBeInViewport();
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - left)).toBeLessThanOrEqual(120);
  });
});

test.describe('the search', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('accepts typing as soon as the bottom bar’s entry is pressed, on any page', async ({ page, t, site }) => {
    const field = page.getByRole('dialog', { name: t('games:title') }).getByRole('combobox');
    const press = () =>
      page
        .getByRole('navigation', { name: t('common:shell.shortcuts') })
        .filter({ visible: true })
        .getByRole('link', { name: t('common:navigation.search') })
        .tap();
    for (const path of ['/', '/promotions', '/?type=LIVE', '/?type=RNG']) {
      await site.open(path);
      await press();
      await expect(field, path).toBeFocused();
    }
  });
});

test.describe('a standalone page', () => {
  test('without a header has a link home', async ({ page, t, site }) => {
    await site.open('/agent');
    await expect(site.header).toHaveCount(0);
    await site.main.getByRole('link', { name: t('common:shell.home') }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});

test('a page that browser extensions changed before hydration works', async ({ page, expectedErrors, site, lobby }) => {
  // React logs this when it has to render a part again.
  expectedErrors.push(/Minified React error #418/);
  await page.addInitScript(() => {
    const change = (): void => {
      document.documentElement.setAttribute('data-extension', '1');
      document.body.classList.add('extension');
      document.body.append(Object.assign(document.createElement('div'), { id: 'extension' }));
      document.body.prepend(document.createElement('extension-root'));
      document.querySelector('h1')?.append(document.createElement('span'));
      for (const link of document.querySelectorAll('a')) link.setAttribute('data-checked', 'safe');
    };
    new MutationObserver((_, observer) => {
      if (document.querySelector('footer') === null) return;
      observer.disconnect();
      change();
    }).observe(document, { childList: true, subtree: true });
  });
  await site.open();
  await expect(page.locator('html')).toHaveAttribute('data-extension', '1');
  await site.logIn.click();
  await expect(page.getByRole('dialog').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await lobby.tab('RNG').click();
  await expect(lobby.tiles.first()).toBeVisible();
});
