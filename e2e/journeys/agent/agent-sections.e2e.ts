import { expect, test } from '../../support/test.ts';

test.describe('the sections of the agent centre', () => {
  test('each opens from the keyboard, by its address and by the back button', async ({ page, site, agents }) => {
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
});
