import { expect, test } from '../../support/test.ts';

test(
  'a card table opens a hand for the stated buy-in, and leaving it states the cost',
  { tag: '@control' },
  async ({ page, t, site, vendor }) => {
    await site.openAs('agent', '/pvp');
    const room = page
      .getByRole('region', { name: t('rooms:title') })
      .getByRole('article')
      .filter({ hasText: /Hold’em|Omaha/ })
      .first();
    await room.getByRole('button').click();
    await vendor.game.getByRole('button', { name: /^(Take a seat|Sentar à mesa)$/ }).click();
    const fold = vendor.game.getByRole('button', { name: /^(Fold|Desistir)$/ });
    // While a hand is running its stake is at risk, so leaving needs confirmation.
    await expect(fold).toBeVisible();
    await vendor.close.click();
    const question = page.getByRole('dialog', { name: t('launch:leaving.title') });
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await fold.click();
    await expect(vendor.game.getByRole('button', { name: /^(Next hand|Próxima mão)$/ })).toBeVisible();
    await vendor.close.click();
    await expect(vendor.close).toBeHidden();
    await expect(page.getByText(/You are down|Você perdeu/)).toBeVisible();
  },
);
