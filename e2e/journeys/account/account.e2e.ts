import { Site } from '../../page-models/site.ts';
import { callAsMember, changeAnswer, nextValue } from '../../support/calls.ts';
import { openSession } from '../../support/open-session.ts';
import { expect, test } from '../../support/test.ts';
import { password } from '../../page-models/login-dialog.ts';

const dot = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==', 'base64');

test.describe('the member centre', () => {
  test('opens over the home page with its menu on the left and its own address [member-01, member-02]', async ({
    page,
    t,
    site,
    centre,
  }) => {
    await site.openAs('agent41');
    await site.account.click();
    await page.getByRole('menuitem', { name: t('common:account.mine') }).click();
    await expect(page).toHaveURL(/\/member$/);
    await expect(centre.heading).toHaveText(t('member:title'));
    await centre.entry('securityCenter').click();
    await expect(page).toHaveURL(/\/member\/securityCenter$/);
    await expect(centre.heading).toHaveText(t('member:sections.securityCenter'));
    await expect(page).toHaveTitle(new RegExp(`^${t('member:sections.securityCenter')} · `));
    await expect(centre.entry('securityCenter')).toHaveAttribute('aria-current', 'page');
    const [menu, section] = [await centre.menu.boundingBox(), await centre.heading.boundingBox()];
    expect(menu?.x ?? 0).toBeLessThan(section?.x ?? 0);
    await expect(page.getByRole('main').getByRole('link').first()).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(centre.dialog).toBeHidden();
    await expect(page).toHaveURL(/\/$/);
    await page.goBack();
    await expect(centre.dialog).toBeVisible();
    await page.reload();
    await expect(centre.heading).toBeVisible();
    await site.open('/member/vip');
    await expect(centre.entry('vip')).toHaveAttribute('aria-current', 'page');
    await expect(centre.heading).toBeFocused();
  });

  test('is a page with a back link on a phone [route-10]', async ({ page, t, centre, site }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await site.openAs('agent41', '/member');
    await expect(centre.dialog).toHaveCount(0);
    await centre.entry('securityCenter').click();
    await expect(page).toHaveURL(/\/member\/securityCenter$/);
    await page.getByRole('link', { name: t('member:back') }).click();
    await expect(page).toHaveURL(/\/member$/);
    // The address changes before the page does, and both pages have a back link.
    await expect(centre.entry('securityCenter')).toBeVisible();
    await page.getByRole('link', { name: t('member:back') }).click();
    await expect(page).toHaveURL(/\/$/);
  });

  test('refuses a trial account [role-15]', async ({ page, t, site }) => {
    await site.openAs('trial', '/member/securityCenter');
    await expect(page.getByRole('dialog', { name: t('common:notices.in_need_true_account.title') })).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  });
});

test.describe('my account', () => {
  test(
    'saves an address by postal code, a name and a picture, and ends other sessions',
    { tag: '@control' },
    async ({ page, brand, t, inbox, expectedErrors, centre, site }) => {
      // The gateway asks for the password, and a wrong one is entered.
      expectedErrors.push(/403/);
      await openSession(brand.code, 'agent42', password);
      await site.openAs('agent42', '/member/securityCenter');

      const nickname = `Dora ${Date.now() % 1000}`;
      await page.getByRole('button', { name: t('account:identity.rename') }).click();
      await centre.field('nickname').fill(nickname);
      await centre.save.click();
      await expect(centre.dialog.getByText(nickname).first()).toBeVisible();

      const address = `dora-${Date.now()}@example.com`;
      await centre.edit('contacts.email').click();
      const contact = page.getByRole('dialog', { name: t('account:contacts.email') });
      await contact.getByRole('textbox', { name: t('account:contacts.newEmail') }).fill(address);
      await contact.getByRole('button', { name: t('forms:code.send') }).click();
      const confirmation = page.getByRole('dialog', { name: t('password:confirmation.title') });
      const again = confirmation.getByLabel(t('password:confirmation.password'), { exact: true });
      await again.fill('Wrong#2026');
      await again.press('Enter');
      await expect(again).toHaveAccessibleDescription(t('password:confirmation.passwordWrong'));
      await again.fill(password);
      await again.press('Enter');
      await expect(confirmation).toBeHidden();
      await expect(contact.getByRole('textbox', { name: t('account:contacts.newEmail') })).toHaveValue(address);
      await contact.getByRole('textbox', { name: t('forms:code.label') }).fill(await inbox.code(address));
      await contact.getByRole('button', { name: t('account:contacts.confirm') }).click();
      await expect(contact).toBeHidden();
      await expect(centre.dialog.getByText('d***@example.com')).toBeVisible();

      await page.getByRole('button', { name: t('account:identity.picture') }).click();
      const picture = page.getByRole('dialog', { name: t('account:picture.title') });
      await picture.locator('input[type=file]').setInputFiles({ name: 'dot.png', mimeType: 'image/png', buffer: dot });
      await picture.getByRole('button', { name: t('account:picture.larger'), exact: true }).click();
      const kept = nextValue(page, 'changePicture');
      await picture.getByRole('button', { name: t('account:edit.save') }).click();
      expect((await kept).contentType).toBe('image/png');
      await expect(picture).toBeHidden();

      await page.getByRole('button', { name: t('account:sessions.endOthers') }).click();
      await page
        .getByRole('dialog', { name: t('account:sessions.endOthers') })
        .getByRole('button', { name: t('account:sessions.end') })
        .click();
      await expect(page.getByRole('button', { name: t('account:sessions.endOthers') })).toHaveCount(0);
      await expect(centre.dialog.getByText(t('account:sessions.this'))).toHaveCount(1);
    },
  );

  test('keeps a half-filled form when the session ends, and continues it after the login', async ({
    page,
    t,
    expectedErrors,
    centre,
    login,
    site,
  }) => {
    expectedErrors.push(/401/);
    await site.openAs('agent', '/member/securityCenter');
    await page.getByRole('button', { name: t('account:identity.rename') }).click();
    await centre.field('nickname').fill('Half filled');
    await callAsMember(page, 'logout', undefined);
    await expect(login.expired).toBeVisible();
    await expect(page).toHaveURL(/\/member\/securityCenter$/);
    await login.logIn('agent');
    await expect(login.dialog).toBeHidden();
    await expect(centre.field('nickname')).toHaveValue('Half filled');
    await page.keyboard.press('Escape');
    await expect(centre.heading).toBeVisible();
  });
});

test.describe('a session', () => {
  test('warns before it ends and is extended by one press', async ({ page, t, site }) => {
    await page.clock.install();
    await site.openAs('demo');
    await changeAnswer(page, 'sessionLife', (life) => ({ ...life, idleEnd: life.serverTime + 90_000 }));
    await page.clock.fastForward(31_000);
    const warning = page.getByRole('dialog', { name: t('session:ending.title') });
    await expect(warning.getByRole('timer')).toHaveText(/^1:\d\d$/);
    await page.unrouteAll();
    const kept = nextValue(page, 'keepSessionAlive');
    await warning.getByRole('button', { name: t('session:ending.stay') }).click();
    await kept;
    await expect(warning).toBeHidden();
  });

  test('is shared by all tabs: login and logout reach the others [session-12]', async ({ page, t, expectedErrors, site, login }) => {
    // Each tab calls the gateway. The second call finds the session already ended.
    expectedErrors.push(/401/);
    const [here, there] = [site, new Site(await page.context().newPage(), t)];
    await here.open();
    await there.open();
    await here.logIn.click();
    await login.logIn('marina');
    await expect(there.balance).toContainText(/\d/, { timeout: 3000 });
    await there.logOut();
    await expect(here.logIn).toBeVisible({ timeout: 3000 });
  });
});
