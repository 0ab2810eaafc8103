import { expect, test } from '../../support/test.ts';
import { countSteps } from '../../support/steps.ts';

const phone = { width: 390, height: 844 };

test.describe('a game', { tag: '@brand' }, () => {
  test('is one tap from home on a phone, and no wider than the screen', async ({ page, site, lobby, popup }) => {
    await page.setViewportSize(phone);
    await site.openAs('lucas');
    const tile = lobby.section('INHOUSE').getByRole('article').first();
    await tile.scrollIntoViewIfNeeded();
    const steps = await countSteps(page);
    await lobby.play(tile).click();
    await popup.started();
    expect(await steps()).toEqual({ taps: 1, fields: 0 });
    expect(await popup.frame.evaluate((frame) => frame.getBoundingClientRect().width)).toBeLessThanOrEqual(phone.width);
    const isWithin = () => document.documentElement.scrollWidth <= window.innerWidth;
    expect(await popup.game.locator('html').evaluate(isWithin)).toBe(true);
  });

  test('has a page behind its tile, with a demo and a back link', async ({ page, t, site, lobby, popup }) => {
    await page.setViewportSize(phone);
    await site.open('/?type=INHOUSE');
    const about = lobby.tiles.first().getByRole('link');
    const address = (await about.getAttribute('href')) ?? '';
    await about.click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toBeVisible();
    const name = (await title.textContent()) ?? '';
    await expect(page).toHaveTitle(new RegExp(name));
    await page.getByRole('button', { name: t('game-page:demo') }).click();
    await popup.started();
    await page.goBack();
    await expect(popup.frame).toHaveCount(0);
    await expect(title).toBeVisible();
    await page.reload();
    await expect(title).toHaveText(name);
    await page.goBack();
    await expect(lobby.tiles.first()).toBeVisible();
  });
});
