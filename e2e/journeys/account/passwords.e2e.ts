import { randomBytes } from 'node:crypto';
import { PasswordDialog } from '../../page-models/password-dialog.ts';
import { inboxOf } from '../../support/inbox.ts';
import { expect, test } from '../../support/test.ts';

const freshPassword = () => `Maré#${randomBytes(4).toString('hex')}-Alta7`;

test(
  'a forgotten password is reset by phone, and the new one logs in [session-24, modal-05]',
  { tag: '@control' },
  async ({ page, t, brand, site, login }) => {
    // No other journey uses this member, because a new password ends every session.
    const receiver = '+5511987650004';
    const [before] = await inboxOf(brand.code, receiver);
    await site.open('/?type=RNG');
    await site.logIn.click();
    await login.dialog.getByRole('button', { name: t('forms:credentials.forgot') }).click();
    const forgot = new PasswordDialog(page, t, 'forgot');
    await forgot.mobile.fill(`+55${receiver.slice(3)}`);
    await forgot.sendCode.click();
    const newest = async () => (await inboxOf(brand.code, receiver)).find(({ id }) => id > (before?.id ?? 0))?.content ?? '';
    await expect.poll(newest).toMatch(/\d{6}/);
    await forgot.code.fill(/\d{6}/.exec(await newest())?.[0] ?? '');
    await forgot.choose(freshPassword());
    await expect(forgot.dialog).toBeHidden();
    await expect(site.balance).toContainText(/\d/);
    await expect(page).toHaveURL(/\/$/);
  },
);

test.describe('a member with a first password', () => {
  // The account can do this only once.
  test.describe.configure({ retries: 0 });

  test(
    'must choose a new one before using the site [modal-10, valid-23, session-15]',
    { tag: '@control' },
    async ({ page, t, expectedErrors, site, login }) => {
      // Calls that the page sends before it knows that the password must be changed first.
      expectedErrors.push(/403 \(Forbidden\)/);
      const change = new PasswordDialog(page, t, 'change');
      await site.open();
      await site.logIn.click();
      await login.logIn('starter', '123456');
      await expect(change.first).toBeVisible();
      await expect(change.old).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(change.dialog).toBeHidden();
      await expect(site.logIn).toBeVisible();
      await site.logIn.click();
      await login.logIn('starter', '123456');
      await expect(change.first).toBeVisible();
      // The page is reloaded with an unfinished session.
      await page.reload();
      await expect(change.first).toBeVisible();
      await change.choose(freshPassword());
      await expect(change.dialog).toBeHidden();
      await expect(site.balance).toContainText(/\d/);
      await expect(page).toHaveURL(/\/$/);
    },
  );
});
