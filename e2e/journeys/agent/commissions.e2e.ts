import { violationsOf } from '../../support/axe.ts';
import { controlCall } from '../../support/control-call.ts';
import { expect, test } from '../../support/test.ts';

test.describe('commissions of agents', () => {
  test(
    'a line is explained, disputed, answered and settled between its two sides',
    { tag: ['@brand', '@control'] },
    async ({ page, t, brand, site, agents, commissions }) => {
      // The seed has some days of wages to settle. A second try finds them settled.
      await controlCall(brand, 'runSettlement', {});
      await site.openAs('agent41', '/agentHome/overview');
      await site.main.getByRole('link', { name: t('agent-overview:earnings.linesOf', { kind: t('earnings:kinds.daily') }) }).click();
      await agents.expectSection('dailyWages');
      await expect(site.main.getByRole('article', { name: t('agent-commissions:estimate.title') })).toBeVisible();
      await expect(commissions.rows.nth(4)).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      await commissions.rows.first().click();

      // Nothing was deducted, so that the gross is what is paid.
      await commissions.step('gross').first().click();
      await expect(commissions.step('tier').first()).toBeHidden();
      await commissions.rate.first().click();
      await expect(commissions.step('tier').first()).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      const address = new URL(page.url());
      const unique = `${Date.now()}`;
      await commissions.say('dispute', `A bet is missing ${unique}`);

      await site.openAs('agent', address.pathname + address.search);
      await commissions.say('answer', `It was voided ${unique}`);

      await site.openAs('agent41', address.pathname + address.search);
      await commissions.say('resolve', `I see ${unique}`);
      await expect(commissions.dispute.getByText(t('agent-commissions:dispute.settled'), { exact: true })).toBeVisible();
    },
  );

  test('have a menu entry for each kind that the merchant offers [agent-16, agent-17, agent-18, agent-19]', async ({
    page,
    site,
    agents,
  }) => {
    await site.openAs('agent', '/agentHome');
    for (const section of ['dividendRecord', 'dailyWages', 'hourlySalary', 'realTimeSalary']) {
      await agents.entry(section).click();
      await agents.expectSection(section);
      await expect(page).toHaveURL(new RegExp(`/agentHome/${section}$`));
    }
  });
});
