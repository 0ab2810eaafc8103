import { expect, test } from '../../support/test.ts';

/** A promotion that every jurisdiction allows: cash for a day's stakes. */
const warmUp = '/promotions/3';

test('a visitor joins a promotion from the menu by logging in [route-14]', async ({ page, t, site, login }) => {
  await site.open('/promotions');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('rewards:page.title'));
  await site.openSideMenu();
  const listed = site.side.getByRole('list', { name: t('common:navigation.promotions') }).locator(`a[href$="${warmUp}"]`);
  const name = (await listed.textContent()) ?? '';
  await listed.click();
  await expect(page).toHaveURL(new RegExp(`${warmUp}$`));
  await expect(site.main.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(site.main.getByText(t('rewards:page.missing.login'))).toBeVisible();
  await site.main.getByRole('button', { name: new RegExp(`^${t('rewards:actions.join')}: `) }).click();
  await login.logIn('rafael');
  await expect(site.main.getByText(t('rewards:states.joined'), { exact: true })).toBeVisible();
  await page.reload();
  await expect(site.main.getByText(t('rewards:states.joined'), { exact: true })).toBeVisible();
});
