import { violationsOf } from '../../support/axe.ts';
import { expect, test } from '../../support/test.ts';

test.use({ popups: true });

test.describe('contracts of agents', () => {
  test(
    'are offered, rejected, accepted, amended and ended, with the same terms on both sides [contract-01, contract-02, contract-03, contract-04, contract-05, modal-07]',
    { tag: '@brand' },
    async ({ page, t, site, agents, contracts }) => {
      // The seed leaves an offer of a dividend for agent41.
      await site.openAs('agent41', '/agentHome');
      await expect(contracts.proposal).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      await contracts.proposal.getByRole('button', { name: t('agent-contracts:actions.reject') }).click();
      await contracts.confirm('reject');
      await expect(contracts.proposal).toBeHidden();

      await site.openAs('agent', '/agentHome/downline');
      await site.main.getByRole('link', { name: /^agent41/ }).click();
      await site.main.getByRole('link', { name: t('agent-downline:account.offerContract') }).click();
      await agents.expectSection('contracts');
      await page.getByRole('radio', { name: t('agent-contracts:kinds.dividend') }).click();
      await contracts.rate.first().fill('12,5');
      await expect(page.getByRole('slider').first()).toBeVisible();
      await contracts.send();
      await expect(site.main.getByText(t('agent-contracts:proposal.by.you', { who: 'agent41' }))).toBeVisible();
      const address = new URL(page.url());

      await site.openAs('agent41', address.pathname + address.search);
      await expect(site.main.getByRole('row', { name: /12[.,]5/ }).first()).toBeVisible();
      await contracts.act('accept');
      await expect(site.main.getByText(t('agent-contracts:states.active'), { exact: true }).first()).toBeVisible();

      await site.openAs('agent', address.pathname + address.search);
      await site.main.getByRole('link', { name: t('agent-contracts:actions.amend') }).click();
      await contracts.rate.first().fill('14');
      await contracts.send();
      await contracts.act('withdraw');
      await contracts.act('requestTermination');

      await site.openAs('agent41', address.pathname + address.search);
      await contracts.act('reject');
      await contracts.act('terminate');
      await expect(site.main.getByText(t('agent-contracts:states.ending'), { exact: true }).first()).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
    },
  );
});
