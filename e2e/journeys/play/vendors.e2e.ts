import { VendorDesk } from '../../page-models/vendor-game.ts';
import { expect, test } from '../../support/test.ts';

test.describe('a vendor’s game', { tag: '@control' }, () => {
  test('plays a round with the member’s wallet, and is in the bet history', async ({ page, t, site, lobby, vendor, centre }) => {
    await site.openAs('agent41', '/?type=LIVE');
    const before = await site.amount();
    const name = await lobby.tiles
      .filter({ hasText: /roleta|roulette/i })
      .first()
      .innerText();
    await lobby.play(lobby.tiles.filter({ hasText: /roleta|roulette/i }).first()).click();
    await vendor.game.getByRole('button', { name: /^(Red|Vermelho)/ }).click();
    await vendor.game.getByRole('button', { name: /^(Spin|Girar)$/ }).click();
    await expect(vendor.game.locator('.results li')).toHaveCount(1, { timeout: 15_000 });
    const after = await vendor.balance();
    expect([before - 100, before + 100]).toContain(after);
    await expect.poll(() => site.amount(), { message: 'the header follows the round' }).toBe(after);
    await vendor.leave();

    await page.goto('/member/personalHistoryCopy');
    const newest = centre.dialog
      .getByRole('table', { name: t('records:bets.caption') })
      .getByRole('row')
      .nth(1);
    await expect(newest).toContainText(name.split('\n')[0] ?? '');
    await expect(newest).toContainText(/1[.,]00/);
  });

  test('in a sportsbook settles its bet into the member’s wallet when the desk ends the match', async ({
    context,
    site,
    lobby,
    vendor,
  }) => {
    await site.openAs('agent42', '/?type=SPORTS');
    const before = await site.amount();
    await lobby.play(lobby.tiles.first()).click();
    const coming = vendor.game.locator('.match.coming').last();
    const fixture = (await coming.getAttribute('data-fixture')) ?? '';
    await vendor.game.locator(`[data-fixture="${fixture}"] .odds:enabled`).first().click();
    await vendor.game.getByRole('textbox').fill('10');
    const place = vendor.game.getByRole('button', { name: /^(Place bet|Apostar|Accept|Aceitar)/ });
    const [open, won] = [vendor.game.locator('.bet.open'), vendor.game.locator('.bet.won')];
    // The odds may change meanwhile. Then the new ones are accepted first.
    await expect(async () => {
      if ((await open.count()) === 0) await place.click({ timeout: 1_000 });
      await expect(open).toHaveCount(1, { timeout: 1_500 });
    }).toPass({ timeout: 20_000 });
    expect(await vendor.balance()).toBe(before - 1_000);

    await new VendorDesk(await context.newPage()).endMatch(fixture, 3, 1);
    await expect(won).toHaveCount(1, { timeout: 15_000 });
    const paid = await vendor.balance();
    expect(paid).toBeGreaterThan(before);
    await expect.poll(() => site.amount()).toBe(paid);
  });
});
