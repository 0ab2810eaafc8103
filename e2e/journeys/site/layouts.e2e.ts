import { Site } from '../../page-models/site.ts';
import { colourRules, violationsOf } from '../../support/axe.ts';
import { editBrand, startDevSite, type DevSite } from '../../support/dev-site.ts';
import { expect, test } from '../../support/test.ts';
import type { Page } from '@playwright/test';

test.describe.configure({ mode: 'default' });
test.setTimeout(180_000);

let site: DevSite;
test.beforeAll(async () => {
  site = await startDevSite(test.info().config.projects.map(({ name }) => name));
});
test.afterAll(() => site.close());

/** Every form of each part of the page, and the elements whose boxes must differ. */
const forms: Record<string, { values: string[]; within: string; isFresh?: boolean }> = {
  header: { values: ['centred', 'flush', 'stacked'], within: 'header a, header button' },
  lobby: { values: ['rails', 'grid', 'spotlight'], within: '[role=tabpanel] section:first-of-type li' },
  tile: { values: ['portrait', 'square', 'landscape'], within: 'article:first-of-type *' },
  navigation: { values: ['chips', 'tabs', 'tiles'], within: '[role=tablist], [role=tab]' },
  // An open menu stays open, and in it all rails are panels. So the page is reloaded.
  sideMenu: { values: ['panel', 'rail', 'drawer'], within: 'aside, main', isFresh: true },
  hero: { values: ['scene', 'type', 'split'], within: 'h1, main img[src^="/assets/"]' },
  promotions: { values: ['slides', 'cards'], within: 'main img[src*="/art/banner/"]' },
  footer: { values: ['wave', 'columns', 'compact'], within: 'footer h2, footer a' },
};
const newest = {
  header: 'stacked',
  lobby: 'spotlight',
  tile: 'landscape',
  navigation: 'tiles',
  sideMenu: 'drawer',
  hero: 'split',
  promotions: 'cards',
  footer: 'compact',
};

/** Sizes and positions of visible elements, relative to the first, so that scrolling makes no difference. */
function shapeOf(page: Page, within: string): Promise<string> {
  return page.evaluate((selector) => {
    const boxes = [...document.querySelectorAll(selector)]
      .map((element) => element.getBoundingClientRect())
      .filter(({ width }) => width > 0);
    const top = boxes[0]?.top ?? 0;
    return boxes.map(({ left, top: own, width, height }) => [left, own - top, width, height].map(Math.round).join(' ')).join('\n');
  }, within);
}

/** The shape after an edit has arrived completely. The theme arrives shortly before the elements. */
async function nextShape(page: Page, within: string, before: string, part: string): Promise<string> {
  let last = before;
  await expect
    .poll(
      async () => {
        const previous = last;
        last = await shapeOf(page, within);
        return last !== before && last === previous;
      },
      { message: part, intervals: [250] },
    )
    .toBe(true);
  return last;
}

async function openHome(page: Page, code: string): Promise<void> {
  await page.goto(site.url(code));
  await expect(page.locator('main article').first()).toBeVisible({ timeout: 60_000 });
  await page.waitForLoadState('networkidle');
}

test('each layout variant of each page part renders differently @control [engine-10]', async ({ page, brand: { code, layout } }) => {
  await openHome(page, code);
  for (const [part, { values, within, isFresh = false }] of Object.entries(forms)) {
    const own = layout[part as keyof typeof layout];
    // Wide screens show no category menu.
    await page.setViewportSize({ width: part === 'navigation' ? 1024 : 1280, height: 900 });
    if (part === 'footer') await page.locator('footer').scrollIntoViewIfNeeded();
    const shapes = [await shapeOf(page, within)];
    for (const value of values.filter((each) => each !== own)) {
      await editBrand(site, code, (edited) => (edited.layout[part] = value));
      if (isFresh) {
        await expect.poll(() => page.evaluate(() => fetch('/').then((answer) => answer.text()))).toContain(`"${part}":"${value}"`);
        await openHome(page, code);
      }
      shapes.push(await nextShape(page, within, shapes.at(-1) ?? '', `${part}: ${value}`));
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), part).toBeLessThanOrEqual(0);
    }
    expect(new Set(shapes).size, part).toBe(values.length);
  }
});

test('the newest layout variants are accessible and fit phone and desktop in both themes @control [engine-10]', async ({
  page,
  brand: { code },
  t,
}) => {
  test.slow();
  await editBrand(site, code, ({ layout }) => Object.assign(layout, newest));
  await page.addInitScript(() => localStorage.setItem('livery.preferences', JSON.stringify({ theme: 'system' })));
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: 'light' });
    await openHome(page, code);
    for (const theme of ['light', 'dark'] as const) {
      await test.step(`${width} px, ${theme}`, async () => {
        await page.emulateMedia({ colorScheme: theme });
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        expect.soft(await violationsOf(page, theme === 'dark' ? colourRules : undefined)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        await page.screenshot({ path: test.info().outputPath(`page-${width}-${theme}.png`) });
      });
    }

    const menu = new Site(page, t).button('common:shell.menu');
    await menu.focus();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: t('common:shell.menuTitle') });
    await expect(sheet).toBeVisible();
    await page.screenshot({ path: test.info().outputPath(`menu-${width}.png`) });
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(menu).toBeFocused();

    if (width > 1024) continue;
    const tabs = page.getByRole('tab');
    await tabs.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(tabs.nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  }
});
