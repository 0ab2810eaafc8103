import { colourRules, violationsOf } from '../../support/axe.ts';
import { openWhole } from '../../support/draw-whole.ts';
import { expect, test } from '../../support/test.ts';
import type { Page } from '@playwright/test';

/**
 * Violations on the whole page, which is rendered first, because distant content is not. The header scrolls with the
 * page meanwhile, so a target that it happens to cover does not count as smaller.
 */
async function violations(page: Page, rules?: string[]): Promise<string[]> {
  await openWhole(page);
  await page.getByRole('banner').evaluateAll((headers) => {
    for (const header of headers) header.style.position = 'static';
  });
  return violationsOf(page, rules);
}

/** Violations in both themes. The layout is the same in both, so only colours are checked in the second. */
async function violationsInBoth(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    found.push(...(await violations(page, theme === 'dark' ? colourRules : undefined)).map((line) => `${theme}: ${line}`));
  }
  return found;
}

test.describe('in the light and the dark theme', { tag: '@brand' }, () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('livery.preferences', JSON.stringify({ theme: 'system' })));
  });

  test('home, a category, the login dialog and the not-found page have no accessibility violation', async ({
    page,
    site,
    lobby,
    login,
  }) => {
    test.slow();
    await site.open();
    await expect(lobby.section('INHOUSE').getByRole('article').first()).toBeAttached();
    await page.waitForLoadState('networkidle');
    expect.soft(await violationsInBoth(page), 'home').toEqual([]);
    await lobby.tab('RNG').click();
    await expect(lobby.tiles).toHaveCount(18);
    await page.waitForLoadState('networkidle');
    expect.soft(await violationsInBoth(page), 'a category').toEqual([]);
    await site.logIn.click();
    await expect(login.dialog).toBeVisible();
    expect.soft(await violationsInBoth(page), 'the login dialog').toEqual([]);
    await site.open('/no-such-page');
    expect.soft(await violationsInBoth(page), 'not found').toEqual([]);
  });

  test('a member’s home page on a phone has no accessibility violation and does not scroll sideways', async ({ page, site, lobby }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await site.openAs('demo');
    await expect(site.balance).toContainText(/\d[.,]\d{2}/);
    await expect(lobby.section('INHOUSE').getByRole('article').first()).toBeAttached();
    expect(await violationsInBoth(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
