import { readFile } from 'node:fs/promises';
import { expect, test } from '../../support/test.ts';

test('a new round is in the bet history with its proof, in the account and in the file [member-07, member-08]', async ({
  page,
  t,
  centre,
  lobby,
  popup,
  site,
}) => {
  test.slow();
  await site.openAs('sofia', '/?type=INHOUSE');
  await lobby.play(lobby.tiles.first()).click();
  await popup.started();
  const stake = await popup.stake();
  await popup.spin.click();
  await popup.settled();
  const balance = await popup.balance();
  await popup.leave();

  await page.goto('/member/personalHistoryCopy');
  await expect(centre.heading).toHaveText(t('member:sections.personalHistoryCopy'));
  const bets = centre.dialog.getByRole('table', { name: t('records:bets.caption') });
  const newest = bets.getByRole('row').nth(1);
  await newest.getByRole('link').click();
  await expect(page).toHaveURL(/[?&]round=\d+/);
  const round = page.getByRole('dialog', { name: /\d+$/ });
  await expect(round.getByText(t('records:round.serverSeed'))).toBeVisible();
  await round.getByRole('button', { name: t('records:round.check') }).click();
  await expect(round.getByText(t('records:round.fair'))).toBeVisible();
  await page.reload();
  await expect(round.getByText(t('records:round.commitment'))).toBeVisible();
  await page.goBack();
  await expect(round).toBeHidden();

  await centre.entry('transactionHistory').click();
  const movements = centre.dialog.getByRole('table', { name: t('records:movements.caption') });
  const amounts = async () => (await movements.getByRole('row').nth(1).getByRole('cell').last().innerText()).replace(/\D/g, '');
  await expect.poll(amounts).toBe(String(balance));
  const rows = await movements.getByRole('rowgroup').nth(1).getByRole('row').count();
  const saving = page.waitForEvent('download');
  await centre.dialog.getByRole('button', { name: t('lists:file.save') }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^account-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines[0]?.startsWith('\uFEFF')).toBe(true);
  expect(lines.length - 1).toBeGreaterThanOrEqual(Math.min(rows, 20));
  expect(lines.join('\n')).toMatch(new RegExp(`-${stake / 100}[,.]`));
});
