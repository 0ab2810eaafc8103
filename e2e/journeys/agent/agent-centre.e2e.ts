import { AgentCentre } from '../../page-models/agent-centre.ts';
import { violationsOf } from '../../support/axe.ts';
import { callAsMember, nextCall, recordCalls } from '../../support/calls.ts';
import { controlCall } from '../../support/control-call.ts';
import { callerOf, setPaymentPassword } from '../../support/member-call.ts';
import { expect, test } from '../../support/test.ts';

const paymentPassword = '739154';

test.describe('the agent centre', () => {
  test(
    'opens at /agent in its own layout, with clock, nickname and menu [agent-06, route-07, route-08, route-09, agent-01, agent-02, agent-03]',
    { tag: '@brand' },
    async ({ page, t, site, agents }) => {
      await site.open('/agentHome/announcements');
      await expect(page).toHaveURL(/\/agent$/);
      await expect(page.getByRole('banner')).toHaveCount(0);
      await expect(site.footer).toHaveCount(0);
      await agents.logIn('agent41');
      await expect(page).toHaveURL(/\/agentHome\/announcements$/);
      await agents.expectSection('announcements');
      await expect(page).toHaveTitle(new RegExp(`^${t('agent-centre:sections.announcements')} · `));
      await expect(site.header).toHaveCount(1);
      await expect(site.topNavigation).toHaveCount(0);
      await expect(site.footer).toHaveCount(0);
      await expect(agents.header.getByText(/^GMT[+-]\d\d:\d\d$/)).toBeVisible();
      await expect(agents.header.getByText('Affiliate', { exact: true })).toBeVisible();
      const first = await agents.seconds();
      await expect.poll(() => agents.seconds()).not.toBe(first);
      expect(await violationsOf(page)).toEqual([]);
      await agents.menu.getByRole('link', { name: t('agent-centre:sections.start'), exact: true }).click();
      await expect(page).toHaveURL(/\/agentHome$/);
      await agents.expectSection('start');
      await expect(agents.heading).toBeFocused();
      expect(await violationsOf(page)).toEqual([]);
      await page.goBack();
      await agents.expectSection('announcements');
    },
  );

  test('remembers read messages, and counts unread ones down to zero [agent-07]', async ({ page, t, site, agents }) => {
    await site.openAs('agent42', '/agentHome');
    await expect(agents.entry('announcements')).toContainText('4');
    const other = new AgentCentre(await page.context().newPage(), t);
    await other.page.goto('/agentHome/withdraw');
    await expect(other.entry('announcements')).toContainText('4');
    await agents.entry('announcements').click();
    await site.main.locator('summary').first().click();
    await expect(agents.entry('announcements')).toContainText('3');
    await expect(other.entry('announcements')).toContainText('3');
    await other.page.close();
    await page.getByRole('button', { name: t('agent-centre:announcements.readAll') }).click();
    await expect(agents.entry('announcements')).not.toContainText(/\d/);
    await page.reload();
    await expect(site.main.locator('summary').first()).toBeVisible();
    await expect(site.main.getByText(t('agent-centre:announcements.unread'))).toHaveCount(0);
  });

  test('offers deposit, withdrawal, messages and customer service in its layout [agent-20, agent-21, agent-22, agent-23]', async ({
    page,
    t,
    site,
    agents,
  }) => {
    await site.openAs('agent', '/agentHome');
    const parts = {
      depositv2: site.main.getByRole('radio').first(),
      withdraw: site.main.getByRole('textbox').first(),
      messageV2: site.main.getByText(t('inbox:list.states.unread'), { exact: true }),
      service: site.main.getByRole('textbox').first(),
      transactionHistory: site.main.getByRole('table'),
    };
    for (const [section, part] of Object.entries(parts)) {
      await agents.entry(section).click();
      await agents.expectSection(section);
      await expect(page).toHaveURL(new RegExp(`/agentHome/${section}$`));
      await expect(agents.entry(section)).toHaveAttribute('aria-current', 'page');
      await expect(part, section).toBeVisible();
      await expect(agents.clock).toBeVisible();
    }
  });

  test(
    'sends money to a downline once the name is confirmed, or says that the law forbids it [agent-24]',
    { tag: '@brand' },
    async ({ page, t, brand, site, agents }) => {
      await setPaymentPassword(await callerOf(brand, 'agent41'), paymentPassword);
      await site.openAs('agent41', '/agentHome/transferDownline?account=rafael');
      await agents.expectSection('transferDownline');
      if (brand.compliance.jurisdiction === 'BR') {
        await expect(site.main.getByText(t('transfer:upline.forbidden'))).toBeVisible();
        await site.main.getByRole('link', { name: t('transfer:downline.back') }).click();
        await agents.expectSection('start');
        await expect(site.main.getByRole('link', { name: t('agent-centre:sections.depositv2') }).first()).toBeVisible();
        for (const section of ['transferDownline', 'transferUpline'])
          await expect(page.getByRole('link', { name: t(`agent-centre:sections.${section}`) }), section).toHaveCount(0);
        return;
      }
      await expect(agents.entry('transferDownline')).toBeVisible();
      const cash = await site.amount();
      await page.getByRole('textbox', { name: t('transfer:upline.amount') }).fill('5');
      await page.getByLabel(t('forms:paymentPassword.label'), { exact: true }).fill(paymentPassword);
      await page.getByRole('button', { name: t('transfer:upline.next') }).click();
      await expect(
        page
          .getByRole('dialog')
          .getByText(/R\*\*\*.*rafael/)
          .last(),
      ).toBeVisible();
      expect(await site.amount()).toBe(cash);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /5[.,]00$/ })
        .click();
      await expect(page.getByRole('heading', { name: /R\*\*\*\.$/ })).toBeFocused();
      await expect.poll(() => site.amount()).toBe(cash - 500);
      await site.main.getByRole('link', { name: t('transfer:move.track') }).click();
      await expect(page).toHaveURL(/\/agentHome\/transactionHistory$/);
      await expect(site.main.getByText(/R\*\*\*/).first()).toBeVisible();
    },
  );

  test('asks before logging out, and ends at /agent, in other tabs too [agent-04]', async ({ page, t, site, agents }) => {
    await site.openAs('agent', '/agentHome/withdraw');
    await agents.expectSection('withdraw');
    const other = await page.context().newPage();
    await other.goto('/agentHome');
    await expect(other.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(t('agent-centre:sections.start'));
    await site.button('common:actions.signOut').click();
    await site.logoutDialog
      .getByRole('button', { name: t('common:actions.cancel') })
      .first()
      .click();
    await agents.expectSection('withdraw');
    await site.button('common:actions.signOut').click();
    await site.confirmLogout.click();
    await expect(page).toHaveURL(/\/agent$/);
    await expect(agents.username).toBeVisible();
    await expect(other).toHaveURL(/\/agent$/);
    await page.goto('/agentHome/withdraw');
    await expect(page).toHaveURL(/\/agent$/);
    await agents.logIn('agent');
    await expect(page).toHaveURL(/\/agentHome\/withdraw$/);
  });

  test('returns to its section after an expired session’s login, and to /agent without a login', async ({
    page,
    expectedErrors,
    site,
    login,
    agents,
  }) => {
    expectedErrors.push(/401/);
    const expire = async () => {
      await callAsMember(page, 'logout', undefined);
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(login.expired).toBeVisible();
    };
    await site.openAs('agent', '/agentHome/announcements');
    await agents.expectSection('announcements');
    await expire();
    await login.logIn('agent');
    await expect(login.dialog).toBeHidden();
    await expect(page).toHaveURL(/\/agentHome\/announcements$/);
    await agents.expectSection('announcements');
    await expire();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/agent$/);
    await agents.logIn('agent');
    await expect(page).toHaveURL(/\/agentHome\/announcements$/);
  });

  test('refuses members and trial accounts, and admits agents from the site [agent-05, role-16, role-19]', async ({
    page,
    t,
    site,
    agents,
  }) => {
    await site.openAs('demo');
    await site.open('/agentHome');
    await expect(page).toHaveURL(/\/agent$/);
    await site.openAs('trial');
    await site.open('/agentHome/withdraw');
    await expect(page.getByRole('dialog', { name: t('common:notices.in_need_true_account.title') })).toBeVisible();
    await expect(page).toHaveURL(/\/agent$/);
    await site.openAs('agent2');
    await site.account.click();
    await site.menuEntry('common:account.agent').click();
    await expect(page).toHaveURL(/\/agentHome$/);
    await site.open('/agentHome/nowhere');
    await expect(agents.heading).toHaveText(t('agent-centre:notFound.title'));
  });

  test(
    'an agent closed while logged in has to log in, and cannot',
    { tag: '@control' },
    async ({ page, brand, expectedErrors, site, login, agents }) => {
      expectedErrors.push(/401/);
      await site.openAs('agent42', '/agentHome');
      try {
        await controlCall(brand, 'changeMemberState', { account: 'agent42', state: 'closed' });
        // The live stream may notice it first, and the dialog then covers the menu.
        await expect(async () => {
          if (!(await login.expired.isVisible())) await agents.entry('transactionHistory').click({ timeout: 1_000 });
          await expect(login.expired).toBeVisible({ timeout: 1_000 });
        }).toPass();
        await page.keyboard.press('Escape');
        await expect(page).toHaveURL(/\/agent$/);
      } finally {
        await controlCall(brand, 'changeMemberState', { account: 'agent42', state: 'active' });
      }
    },
  );

  for (const [device, minutes] of [
    ['slow', -10],
    ['fast', 10],
  ] as const)
    test(`shows the gateway’s time on a device whose clock is ten minutes ${device} [agent-02]`, async ({ page, site, agents }) => {
      await page.clock.install({ time: Date.now() + minutes * 60_000 });
      await site.openAs('agent', '/agentHome');
      await page.clock.runFor(2_000);
      await expect(agents.clock).toBeVisible();
      const shown = (await agents.seconds()) % 3_600;
      const real = Math.floor(Date.now() / 1_000) % 3_600;
      const off = Math.abs(((shown - real + 5_400) % 3_600) - 1_800);
      expect(off).toBeLessThan(120);
    });

  test(
    'works on a phone: bar, sheet, language switch, and no horizontal scrolling',
    { tag: '@brand' },
    async ({ page, t, textsIn, brand, site, agents }) => {
      await site.openAs('agent', '/agentHome/announcements');
      await page.setViewportSize({ width: 390, height: 844 });
      await agents.expectSection('announcements');
      await expect(agents.shortcuts).toBeVisible();
      await agents.shortcuts.getByRole('button', { name: t('agent-centre:openMenu') }).click();
      const sheet = page.getByRole('dialog', { name: t('agent-centre:title') });
      const language = brand.languages.supported.find((code) => code !== brand.languages.default) ?? brand.languages.default;
      await sheet.getByRole('combobox').selectOption(language);
      await expect(page).toHaveURL(new RegExp(`/${language}/agentHome/announcements$`));
      const other = textsIn(language);
      await expect(agents.heading).toHaveText(other('agent-centre:sections.announcements'));
      const translated = page.getByRole('dialog', { name: other('agent-centre:title') });
      await translated.getByRole('link', { name: other('agent-centre:sections.depositv2') }).click();
      await expect(agents.heading).toHaveText(other('agent-centre:sections.depositv2'));
      await expect(translated).toBeHidden();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      expect(await violationsOf(page)).toEqual([]);
    },
  );

  test('loads none of its code on the home page, and requests agents’ messages only in the centre', async ({ page, site }) => {
    const asked = recordCalls(page, 'agentNotices');
    const scripts: string[] = [];
    page.on('response', async (response) => {
      if (/\/core\/[\w-]+\.js$/.test(response.url())) scripts.push(await response.text().catch(() => ''));
    });
    const resting = nextCall(page, 'domainRoute');
    await site.openAs('agent');
    await resting;
    expect(scripts.length).toBeGreaterThan(3);
    expect(scripts.filter((text) => text.includes('/agentHome/transferDownline'))).toEqual([]);
    expect(asked).toEqual([]);
  });
});
