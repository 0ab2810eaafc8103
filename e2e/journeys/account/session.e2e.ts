import { password } from '../../page-models/login-dialog.ts';
import { callAsMember, holdAnswers, nextCall } from '../../support/calls.ts';
import { expect, test } from '../../support/test.ts';

test.describe('login and logout', () => {
  test('opens the login dialog over the home page at /login and moves the address to / [route-03]', async ({ page, t, site, login }) => {
    await site.open('/login');
    await expect(login.dialog).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    await expect(site.main.getByRole('tab', { name: t('lobby:menu.HOME'), includeHidden: true })).toBeAttached();
  });

  test(
    'trims the name, keeps the token in session storage, and shows the balance or hides it [session-02, session-07, valid-06, header-02, header-03, header-04, header-07]',
    { tag: '@brand' },
    async ({ page, site, login }) => {
      await site.open();
      await site.logIn.click();
      await login.logIn('  demo  ');
      await expect(login.dialog).toBeHidden();
      await expect(site.balance).toContainText(/[\d.,]+[.,]\d{2}/);
      await expect(site.balance).toContainText(/R\$|€/);
      await expect(site.logIn).toBeHidden();
      await expect(site.link('common:navigation.deposit').last()).toBeVisible();
      const stored = await page.evaluate(() => ({
        session: Object.values({ ...sessionStorage }).join(' '),
        local: Object.values({ ...localStorage }).join(' '),
      }));
      const token = /[A-Za-z0-9_-]{43,}/.exec(stored.session)?.[0] ?? '';
      expect(token).not.toBe('');
      expect(stored.local).not.toContain(token);
      await site.button('wallet:balance.hide').click();
      await expect(site.balance).toContainText('***');
      await expect(site.balance).not.toContainText(/\d/);
      await site.button('wallet:balance.show').click();
      await expect(site.balance).toContainText(/\d[.,]\d{2}/);
      await site.account.click();
      for (const entry of ['mine', 'withdraw', 'transactions', 'bets'])
        await expect(site.menuEntry(`common:account.${entry}`)).toBeVisible();
      await expect(site.menuEntry('common:actions.signOut')).toBeVisible();
      await expect(site.menuEntry('common:account.agent')).toHaveCount(0);
    },
  );

  for (const [clock, hours] of [
    ['26 hours slow', -26],
    ['26 hours fast', 26],
    ['400 days slow', -400 * 24],
  ] as const)
    test(`logs a member in and keeps the session on a device whose clock is ${clock}`, async ({ page, site, login }) => {
      await page.clock.install({ time: Date.now() + hours * 3_600_000 });
      await site.open();
      await site.logIn.click();
      await login.logIn('demo');
      await expect(login.dialog).toBeHidden();
      await page.clock.runFor(90_000);
      await page.reload();
      await expect(site.balance).toContainText(/\d[.,]\d{2}/);
    });

  test('works by keyboard, and sends the password encrypted for the brand’s merchant', async ({ page, brand, site, login }) => {
    await site.open('/?merchant=OTHER');
    await site.logIn.focus();
    await page.keyboard.press('Enter');
    await expect(login.dialog).toBeVisible();
    await expect(page.getByLabel(/merchant/i)).toHaveCount(0);
    await login.username.focus();
    await page.keyboard.type('demo');
    await page.keyboard.press('Tab');
    await page.keyboard.type(password);
    const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/wps/session/login'));
    await page.keyboard.press('Enter');
    const body = (await sent).postData() ?? '';
    expect(body).not.toContain(password);
    expect(JSON.parse(body)).toEqual({ jwe: expect.stringMatching(/^[\w-]+\.[\w-]*\.[\w-]+\.[\w-]+\.[\w-]+$/) as unknown });
    expect((await sent).headers()['merchant']).toBe(brand.merchantCode);
    await expect(site.balance).toContainText(/\d[.,]\d{2}/);
  });

  test('keeps the form and reports a wrong password [error-20]', async ({ t, expectedErrors, site, login }) => {
    expectedErrors.push(/401/);
    await site.open();
    await site.logIn.click();
    await login.logIn('rafael', 'wrong-password');
    await expect(login.dialog.getByText(t('forms:errors.INVALID_CREDENTIALS'))).toBeVisible();
    await expect(login.username).toHaveValue('rafael');
    await expect(login.submit).toHaveAccessibleName(t('forms:credentials.submit'));
    await expect(login.dialog.getByText(t('forms:credentials.sending'))).toHaveCount(0);
    await login.logIn('rafael');
    await expect(login.dialog).toBeHidden();
    await expect(site.balance).toBeVisible();
  });

  test('asks before logging out: cancel stays, confirm ends the session on the server, keeps only the merchant code and goes to / [session-11, session-12, session-13, session-14]', async ({
    page,
    t,
    brand,
    site,
  }) => {
    await site.openAs('demo');
    await site.topNavigation.getByRole('link', { name: t('common:navigation.promotions') }).click();
    const { logoutDialog: dialog } = site;
    await site.askToLogOut();
    await dialog
      .getByRole('button', { name: t('common:actions.cancel') })
      .first()
      .click();
    await expect(dialog).toBeHidden();
    await expect(site.balance).toBeVisible();
    await site.askToLogOut();
    const ended = page.waitForRequest((request) => request.method() === 'DELETE' && request.url().endsWith('/wps/session/logout'));
    await site.confirmLogout.click();
    expect((await ended).headers()['authorization']).toMatch(/^Bearer .{40,}/);
    await expect(page).toHaveURL(/\/$/);
    await expect(site.logIn).toBeVisible();
    await expect(site.balance).toBeHidden();
    expect(await page.evaluate(() => Object.values({ ...sessionStorage }).join())).toContain(brand.merchantCode);
    const kept = await page.evaluate(() => Object.keys({ ...sessionStorage }));
    // Popups stay read in journeys.
    expect(kept.filter((key) => !key.startsWith('livery.popup.'))).toHaveLength(1);
  });

  test(
    'logs out of an expired session without asking for a login, even on a members’ page [session-14]',
    { tag: '@control' },
    async ({ page, faults, expectedErrors, site }) => {
      expectedErrors.push(/401/);
      await site.openAs('demo');
      await site.open('/favorite');
      // Only this call may notice the end. Any other running call would report it first.
      await faults.add({ path: '/wps/session/logout', code: 'NOT_LOGGED_IN' });
      await site.logOut();
      await expect(page).toHaveURL(/\/$/);
      await expect(site.logIn).toBeVisible();
      await expect(site.main.getByRole('article').first()).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  );

  test('finishes a logout in progress despite cancel or Escape', async ({ page, t, expectedErrors, site }) => {
    // The gateway ends the session before its answer is held, so other calls of the page are refused meanwhile.
    expectedErrors.push(/401/);
    await site.openAs('demo');
    const answer = await holdAnswers(page, 'logout');
    await site.askToLogOut();
    await site.confirmLogout.click();
    const cancel = site.logoutDialog.getByRole('button', { name: t('common:actions.cancel') });
    await expect(cancel).toHaveAccessibleDescription(t('session:logout.sending'));
    await cancel.click({ force: true });
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
    await expect(site.logoutDialog).toBeVisible();
    answer();
    await expect(site.logoutDialog).toBeHidden();
    await expect(site.logIn).toBeVisible();
  });

  test(
    'an open tab reports on its own that its session ended elsewhere',
    { tag: '@control' },
    async ({ page, expectedErrors, site, login }) => {
      expectedErrors.push(/401/);
      const stream = nextCall(page, 'liveStream');
      await site.openAs('demo');
      await stream;
      await callAsMember(page, 'logout', undefined);
      await expect(login.expired).toBeVisible({ timeout: 40_000 });
      await expect(site.balance).toBeHidden();
    },
  );

  test('opens the login above an open dialog, which keeps its content and gets the focus back', async ({
    page,
    expectedErrors,
    site,
    login,
    announcements,
  }) => {
    expectedErrors.push(/401/);
    const { bell, list } = announcements;
    await site.openAs('demo');
    await bell.click();
    const notice = list.locator('summary').first();
    await notice.click();
    await callAsMember(page, 'logout', undefined);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(login.expired).toBeVisible();
    await expect(list).toHaveCount(1);
    await login.username.fill('half-typed');
    await page.keyboard.press('Escape');
    await expect(login.dialog).toBeHidden();
    await expect(list.locator('details[open]')).toHaveCount(1);
    await expect(notice).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(bell).toBeFocused();
  });

  test(
    'reports a failed account request on a page that needs it, and retries on a press',
    { tag: '@control' },
    async ({ page, t, faults, expectedErrors, site }) => {
      expectedErrors.push(/500/);
      await site.openAs('demo');
      await faults.add({ path: '/wps/member/info', code: 'INTERNAL' });
      await site.open('/member/security');
      await expect(site.main.getByRole('alert')).toContainText(t('common:errors.INTERNAL'));
      await faults.clear();
      await site.main.getByRole('button', { name: t('common:actions.retry') }).click();
      await expect(site.main.getByRole('alert')).toHaveCount(0);
      await expect(page).toHaveURL(/\/member\/security$/);
      await expect(site.main.getByRole('heading', { level: 1 })).toBeVisible();
    },
  );

  test('sends a visitor from a members’ page to the login and back to it afterwards [route-39, role-07, role-08]', async ({
    page,
    site,
    login,
  }) => {
    for (const path of ['/lottery', '/seaLottery', '/vnLottery', '/recent']) {
      await site.open(path);
      await expect(login.dialog, path).toBeVisible();
      await expect(page).toHaveURL(/\/$/);
    }
    await site.open('/favorite');
    await expect(login.dialog).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    await login.logIn('demo');
    await expect(page).toHaveURL(/\/favorite$/);
  });

  test('remembers only the name, for one day', async ({ page, t, site, login }) => {
    await site.open('/login');
    await login.dialog.getByRole('checkbox', { name: t('login:login.remember') }).check();
    await login.logIn('demo');
    await expect(login.dialog).toBeHidden();
    await expect(site.balance).toBeVisible();
    const kept = (await page.context().cookies()).filter(({ value }) => value === 'demo');
    expect(kept).toHaveLength(1);
    expect(Math.abs((kept[0]?.expires ?? 0) - Date.now() / 1000 - 86_400)).toBeLessThan(120);
    await site.logOut();
    await site.logIn.click();
    await expect(login.username).toHaveValue('demo');
    await expect(login.password).toHaveValue('');
  });

  test('offers the agent centre only to agents, of every type [header-06, session-08]', async ({ site }) => {
    test.slow();
    for (const [account, isAgent] of [
      ['agent', true],
      ['agent2', true],
      ['agent41', true],
      ['agent42', true],
      ['demo', false],
      ['trial', false],
    ] as const) {
      await site.openAs(account);
      await site.account.click();
      await expect(site.menuEntry('common:account.mine')).toBeVisible();
      await expect(site.menuEntry('common:account.agent'), account).toHaveCount(isAgent ? 1 : 0);
    }
  });

  test('marks a trial account and keeps it out of pages for real accounts [session-09, role-12, error-09]', async ({ page, t, site }) => {
    await site.openAs('trial');
    await site.account.click();
    await expect(page.getByText(t('common:account.trial'))).toBeVisible();
    await site.menuEntry('common:account.withdraw').click();
    const notice = page.getByRole('dialog', { name: t('common:notices.in_need_true_account.title') });
    await expect(notice).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    await notice.getByRole('button', { name: t('common:actions.understood') }).click();
    await expect(notice).toBeHidden();
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('common:actions.signUp') })
      .click();
    await expect(page.getByRole('dialog', { name: t('registration:title') })).toBeVisible();
    await site.openAs('demo');
    await site.account.click();
    await expect(site.menuEntry('common:account.mine')).toBeVisible();
    await expect(page.getByText(t('common:account.trial'))).toHaveCount(0);
  });
});
