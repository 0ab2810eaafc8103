import { nextValue } from '../../support/calls.ts';
import { expect, test } from '../../support/test.ts';

test.use({ popups: true });

test('a visitor’s popup shows once a session and gives way to the login, and members have their own [popup-01, popup-02, popup-03]', async ({
  page,
  t,
  site,
  login,
}) => {
  const popup = page.getByRole('dialog', { name: t('announcements:popups.title') });
  const answered = nextValue(page, 'announcements', ({ execution }) => execution === 'B');
  await site.open();
  const { popup: forVisitors } = await answered;
  await expect(popup).toBeVisible();
  for (const { title } of forVisitors) await expect(popup.getByRole('heading', { name: title })).toBeVisible();
  await popup.getByRole('button', { name: t('common:actions.understood') }).click();
  await expect(popup).toHaveCount(0);
  await site.open();
  await site.logIn.click();
  await expect(login.dialog).toBeVisible();
  await expect(popup).toHaveCount(0);
  const asMember = nextValue(page, 'announcements', ({ execution }) => execution === 'A');
  await login.logIn('novo');
  await expect(site.balance).toContainText(/\d/);
  const { popup: forMembers } = await asMember;
  for (const { title } of forMembers) await expect(popup.getByRole('heading', { name: title })).toBeVisible();
  await expect(popup.getByRole('heading', { name: t('announcements:popups.title') })).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(1);
});
