import { expect, test } from '../../support/test.ts';

test('dice are rolled, and mines continue after a reload and are cashed out', async ({ page, site, lobby, popup }) => {
  test.slow();
  const act = popup.game.locator('.act');
  const told = popup.game.locator('.plate');
  const open = async (name: RegExp): Promise<void> => {
    await lobby.play(lobby.tiles.filter({ hasText: name })).click();
    await expect(act).toBeVisible({ timeout: 15_000 });
  };

  await site.openAs('lucas', '/?type=INHOUSE');
  await open(/^(House Dice|Dados da Casa)/);
  const before = await popup.balance();
  await popup.game.getByRole('radio', { name: /5[.,]00/ }).check({ force: true });
  await popup.game.getByRole('slider').fill('1000');
  await expect(popup.game.getByText(/^×1[.,]10$/)).toBeVisible();
  await act.click();
  await expect(told).toHaveText(/^(Rolled|Saiu) \d\d[.,]\d\d:/);
  expect([before - 500, before + 50]).toContain(await popup.balance());
  await popup.leave();

  await open(/^(House Mines|Minas da Casa)/);
  await popup.game.getByRole('button', { name: /^(Fewer|Menos)/ }).click();
  await popup.game.getByRole('button', { name: /^(Fewer|Menos)/ }).click();
  await act.click();
  await expect(told).toHaveText(/24/);
  await page.reload();
  await open(/^(House Mines|Minas da Casa)/);
  await expect(told).toHaveText(/^(Your open round|A sua rodada)/);
  await popup.game.getByRole('button', { name: /^(Row 1, column 1|Linha 1, coluna 1)/ }).click();
  await expect(told).toHaveText(/^(Safe|Segura|A mine|Uma mina)/);
  if (/^(Safe|Segura)/.test(await told.innerText())) {
    await act.click();
    await expect(told).toHaveText(/×1[.,]03$/);
  }
  await expect.poll(() => site.amount(), { message: 'the header follows the round' }).toBe(await popup.balance());
});
