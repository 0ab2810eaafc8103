import { expect, test } from '../../support/test.ts';

test.describe('the sections of the agent centre', () => {
  test('open by keyboard, by address and by the back button', async ({ page, site, agents }) => {
    test.slow();
    await site.openAs('agent', '/agentHome');
    await agents.expectSection('start');
    const entries = await agents.menu.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const sections = entries.map((href) => href.replace(/^.*\/agentHome\/?/, '')).filter((section) => section !== '');
    expect(sections.length).toBeGreaterThan(14);
    let before = 'start';
    for (const section of sections) {
      await agents.entry(section).focus();
      await page.keyboard.press('Enter');
      await agents.expectSection(section);
      await page.goBack();
      await agents.expectSection(before);
      await page.goForward();
      await agents.expectSection(section);
      await page.reload();
      await agents.expectSection(section);
      await expect(agents.entry(section)).toHaveAttribute('aria-current', 'page');
      before = section;
    }
  });

  test('list filters in the address survive a language switch', async ({ page, textsIn, brand, site, agents }) => {
    await site.openAs('agent', '/agentHome/downline?period=7d&sort=-net');
    const sorted = site.main.getByRole('columnheader').and(page.locator('[aria-sort=descending]'));
    await expect(sorted).toBeVisible();
    const language = brand.languages.supported.find((code) => code !== brand.languages.default) ?? brand.languages.default;
    await page.getByRole('combobox', { name: /language|idioma/i }).selectOption(language);
    await expect(page).toHaveURL(new RegExp(`/${language}/agentHome/downline\\?period=7d&sort=-net$`));
    await expect(agents.heading).toHaveText(textsIn(language)('agent-centre:sections.downline'));
  });

  test('an invalid address shows the unfiltered list, or reports an unknown account', async ({ page, t, expectedErrors, site, agents }) => {
    test.slow();
    expectedErrors.push(/40[04]/);
    const failures: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 500) failures.push(`${response.status()} ${response.url()}`);
    });
    await site.openAs('agent', '/agentHome');
    const names = [
      'period',
      'under',
      'search',
      'kind',
      'activity',
      'sort',
      'member',
      'level',
      'account',
      'game',
      'state',
      'type',
      'betState',
    ];
    const wrong = ["x' OR 1=1; DROP TABLE member;--", '9'.repeat(400), '密码 🂡 مرحبا', '-1'];
    for (const section of [
      'overview',
      'downline',
      'account',
      'betting',
      'transactions',
      'loss',
      'income',
      'invitationLinks',
      'transferDownline',
    ])
      for (const value of wrong) {
        const query = new URLSearchParams(names.map((name) => [name, value]));
        await site.open(`/agentHome/${section}?${query}`);
        await agents.expectSection(section);
        await expect(site.main.locator('[aria-busy=true]'), `${section} ${value}`).toHaveCount(0);
        await expect(site.main.getByText(t('common:errors.UNKNOWN')), `${section} ${value}`).toHaveCount(0);
      }
    expect(failures).toEqual([]);
  });
});
