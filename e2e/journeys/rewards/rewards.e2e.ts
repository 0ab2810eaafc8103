import type { Page } from '@playwright/test';
import { Desk } from '../../page-models/desk.ts';
import { expect, test } from '../../support/test.ts';

/** Counts presses on the page until another document loads. */
async function countTaps(page: Page): Promise<() => Promise<number>> {
  const taps = await page.evaluateHandle(() => {
    const counted = { taps: 0 };
    window.addEventListener('pointerdown', () => (counted.taps += 1), true);
    return counted;
  });
  return () => taps.evaluate((counted) => counted.taps);
}

/** Journeys that run at the same time play as other members. */
const account = 'agent41';

test(
  'a reward given at the desk is claimed in two taps from home on a phone and credited [member-12]',
  { tag: '@control' },
  async ({ page, context, t, brand, site }, { retry }) => {
    const title = `For your patience ${retry}`;
    await page.setViewportSize({ width: 390, height: 844 });
    await site.openAs(account);
    const cash = await site.amount();

    const desk = new Desk(await context.newPage());
    await desk.open();
    await desk.merchant.selectOption(brand.merchantCode);
    await desk.enter('Promotions');
    await desk.main.getByRole('link', { name: 'Rewards', exact: true }).click();
    await desk.button('Give a reward').click();
    const form = desk.page.getByRole('dialog');
    await form.getByRole('textbox', { name: 'Account' }).fill(account);
    await form.getByRole('textbox', { name: 'Name that the member sees' }).fill(title);
    await form.getByRole('textbox', { name: 'Amount' }).fill('12.50');
    await form.getByRole('button', { name: 'Give it' }).click();
    const waiting = desk.main.getByRole('row', { name: title });
    await expect(waiting).toBeVisible();

    await page.reload();
    const tab = page.getByRole('navigation', { name: t('common:shell.shortcuts') }).filter({ visible: true });
    await expect(tab.getByRole('link', { name: t('common:navigation.rewards') })).toHaveAccessibleName(/\d/);
    const taps = await countTaps(page);
    await tab.getByRole('link', { name: t('common:navigation.rewards') }).click();
    await page.getByRole('button', { name: t('rewards:waiting.claimNamed', { title }) }).click();
    await expect.poll(() => site.amount()).toBe(cash + 1_250);
    expect(await taps()).toBe(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expect(page).toHaveTitle(new RegExp(`^${t('member:sections.rewardCenter')} · `));
    await page.reload();
    await expect(page.getByRole('button', { name: t('rewards:waiting.claimNamed', { title }) })).toHaveCount(0);
    expect(await site.amount()).toBe(cash + 1_250);
    await desk.page.reload();
    await expect(desk.main.getByRole('button', { name: 'Give a reward' })).toBeVisible();
    await expect(waiting).toHaveCount(0);
  },
);
