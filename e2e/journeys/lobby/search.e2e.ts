import { expect, test } from '../../support/test.ts';

test('a game is found and opened by keyboard from any page, despite a typo', async ({ page, t, site, popup }) => {
  const isEnglish = t('lobby:tile.maintenance') === 'Under maintenance';
  await site.openAs('demo', '/promotions');
  await page.keyboard.press('/');
  const search = page.getByRole('dialog', { name: t('games:title') });
  await expect(search.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(search).toBeHidden();
  await page.keyboard.press('/');
  await search.getByRole('combobox').pressSequentially(isEnglish ? 'nine coemts' : 'nove coemtas');
  await expect(search.getByRole('option').first()).toContainText(isEnglish ? 'Nine Comets' : 'Nove Cometas');
  await page.keyboard.press('Enter');
  await popup.started();
  await expect(page).toHaveURL(/\/promotions/);
});
