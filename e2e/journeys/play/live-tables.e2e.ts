import { expect, test } from '../../support/test.ts';

test('chips on the shared table are placed and settled, the header follows, and the bet history proves the number', async ({
  page,
  t,
  site,
  lobby,
  popup,
  centre,
}) => {
  test.slow();
  const act = popup.game.locator('.act');
  const told = popup.game.locator('.plate');

  await site.openAs('helena', '/?type=INHOUSE');
  await lobby.play(lobby.tiles.filter({ hasText: /^(House Roulette|Roleta da Casa)/ })).click();
  const red = popup.game.getByRole('button', { name: /^(Red|Vermelho)/ });
  await expect(red).toBeVisible({ timeout: 15_000 });
  const before = await popup.balance();
  await red.click();
  await red.press('ArrowRight');
  await popup.game.getByRole('button', { name: /^(Black|Preto)/ }).press('Enter');
  // A player who arrives between two rounds joins the next one.
  await act.click();
  await expect(told).toHaveText(/(on this round|nesta rodada)$/, { timeout: 60_000 });
  const stake = before - (await popup.balance());
  expect(stake).toBeGreaterThan(0);
  await expect(told).toHaveText(/^\d+ (red|black|zero|vermelho|preto):/, { timeout: 60_000 });
  const isZero = (await told.innerText()).startsWith('0 ');
  expect(await popup.balance()).toBe(isZero ? before - stake : before);
  await expect.poll(() => site.amount(), { message: 'the header follows the round' }).toBe(await popup.balance());
  await popup.leave();

  await page.goto('/member/personalHistoryCopy');
  const bets = centre.dialog.getByRole('table', { name: t('records:bets.caption') });
  await bets.getByRole('row').nth(1).getByRole('link').click();
  const round = page.getByRole('dialog', { name: /\d+$/ });
  await round.getByRole('button', { name: t('records:round.check') }).click();
  await expect(round.getByText(t('records:round.fair'))).toBeVisible();
});
