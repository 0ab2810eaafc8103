import { Lobby } from '../../page-models/lobby.ts';
import { Site } from '../../page-models/site.ts';
import { expect, test } from '../../support/test.ts';
import type { Translate } from '@livery/sandbox/texts';
import type { Page } from '@playwright/test';

/** The name of the focused element, if a sticky bar covers part of it. */
function nameOfHidden(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const isInBar = (element: Element | null): boolean =>
      element !== null && (['sticky', 'fixed'].includes(getComputedStyle(element).position) || isInBar(element.parentElement));
    const focused = document.activeElement;
    if (focused === null || focused === document.body || isInBar(focused)) return null;
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const middle = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
    const isHidden = [top + 1, (top + bottom) / 2, bottom - 1].some((y) => {
      const uppermost = document.elementFromPoint(middle, y);
      return uppermost === null || isInBar(uppermost);
    });
    return isHidden ? (focused.getAttribute('aria-label') ?? focused.textContent) : null;
  });
}

/**
 * Tabs through the page and returns the stops that a bar hides. Moments in which a section is still drawing do not
 * count.
 */
async function hiddenStops(page: Page, key: 'Tab' | 'Shift+Tab', stops: number): Promise<string[]> {
  const found: string[] = [];
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press(key);
    const seen = expect.poll(() => nameOfHidden(page), { timeout: 1000 }).toBeNull();
    const name = await seen.then(
      () => null,
      () => nameOfHidden(page),
    );
    if (name !== null) found.push(name);
  }
  return found;
}

async function openWhole(page: Page, t: Translate): Promise<Site> {
  const site = new Site(page, t);
  await site.open();
  await expect(new Lobby(page, t).section('SPORTS').getByRole('article').first()).toBeAttached();
  return site;
}

test.describe('with the keyboard', { tag: '@brand' }, () => {
  test('the first tab stop skips the header and is shown above it', async ({ page, t, site }) => {
    await site.open();
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: t('common:shell.skip') });
    await expect(skip).toBeFocused();
    const seen = await skip.evaluate((link) => {
      const { x, y, width, height } = link.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2) === link;
    });
    expect(seen).toBe(true);
    await page.keyboard.press('Enter');
    await expect(site.main).toBeFocused();
  });

  test('no tab stop of the home page is hidden by a bar on desktop, forwards or backwards', async ({ page, t }) => {
    test.slow();
    await openWhole(page, t);
    expect.soft(await hiddenStops(page, 'Tab', 70), 'forwards').toEqual([]);
    await openWhole(page, t);
    expect.soft(await hiddenStops(page, 'Shift+Tab', 70), 'backwards').toEqual([]);
  });

  test('no tab stop of the home page is hidden by a bar on a phone, and focus in a bar does not scroll the page', async ({ page, t }) => {
    test.slow();
    await page.setViewportSize({ width: 390, height: 844 });
    await openWhole(page, t);
    expect.soft(await hiddenStops(page, 'Tab', 70), 'forwards').toEqual([]);
    const site = await openWhole(page, t);
    expect.soft(await hiddenStops(page, 'Shift+Tab', 70), 'backwards').toEqual([]);
    await page.evaluate(() => window.scrollTo(0, 900));
    await site.button('common:shell.menu').focus();
    expect(await page.evaluate(() => window.scrollY)).toBe(900);
  });
});
