import { nextValue } from '../../support/calls.ts';
import { expect, test } from '../../support/test.ts';

test.describe('the desk of a lottery', () => {
  test('bets a lucky pick on two draws, shows the tickets and cancels one', { tag: '@brand' }, async ({ page, t, site }) => {
    const menu = nextValue(page, 'lotteryMenu');
    await site.openAs('sofia', '/lottery');
    // The slowest of its kind, so that no draw closes meanwhile.
    const game = (await menu).groups.find(({ lotteryType }) => lotteryType === 'SSC')?.games.at(-1);
    await site.open(`/lottery?game=${game?.nodeId}`);
    await expect(page.getByRole('heading', { level: 1, name: game?.gameName ?? '' })).toBeVisible();
    await page.getByRole('button', { name: t('lottery-desk:chooser.quick'), exact: true }).click();
    await page.getByRole('button', { name: t('lottery-desk:sum.add') }).click();
    await page.getByRole('button', { name: `${t('lottery-desk:slip.draws')}: ${t('lottery-desk:slip.more')}` }).click();
    const placed = nextValue(page, 'placeLotteryTickets');
    await page.getByRole('button', { name: new RegExp(t('lottery-desk:slip.place', { amount: '' }).trim()) }).click();
    const { tickets, staked } = await placed;
    expect(tickets).toHaveLength(2);
    expect(new Set(tickets.map(({ issue }) => issue)).size).toBe(2);
    expect(staked).toBe(tickets.reduce((sum, { stake }) => sum + stake, 0));

    const listed = nextValue(page, 'lotteryTickets');
    await page.getByRole('button', { name: t('lottery-desk:slip.see') }).click();
    const [latest] = (await listed).items;
    expect(latest).toMatchObject({ id: tickets[1]?.id, state: 'open', canCancel: true });
    const given = nextValue(page, 'cancelLotteryTicket');
    await page
      .getByRole('button', { name: t('lottery-desk:tickets.cancel') })
      .first()
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('lottery-desk:tickets.cancel') })
      .click();
    expect(await given).toMatchObject({ returned: latest?.stake });
    await expect(page.getByRole('article').first()).toContainText(t('lottery-desk:tickets.state.cancelled'));
  });

  test('trades odds for a rebate, and the ticket shows its prize group', async ({ page, t, site }) => {
    const menu = nextValue(page, 'lotteryMenu');
    await site.openAs('agent2', '/lottery');
    const game = (await menu).groups.find(({ lotteryType }) => lotteryType === 'SSC')?.games.at(-1);
    const board = nextValue(page, 'lotteryBoard');
    await site.open(`/lottery?game=${game?.nodeId}`);
    const { prizeGroup, ownGroup } = await board;
    expect(ownGroup).toBeGreaterThan(prizeGroup);
    await page.getByRole('button', { name: t('lottery-desk:chooser.quick'), exact: true }).click();
    await page.getByRole('button', { name: t('lottery-desk:sum.add') }).click();
    await page.getByRole('slider', { name: t('lottery-desk:group.label') }).press('Home');
    await page.getByRole('button', { name: new RegExp(t('lottery-desk:slip.place', { amount: '' }).trim()) }).click();
    await page.getByRole('button', { name: t('lottery-desk:slip.see') }).click();
    const ticket = page.getByRole('article').first();
    await ticket.getByText(t('lottery-desk:tickets.details'), { exact: true }).click();
    await expect(ticket).toContainText(t('lottery-desk:tickets.group', { group: prizeGroup }));
    await page.getByRole('link', { name: t('lottery-desk:views.rules') }).click();
    await expect(page.getByText(t('lottery-desk:rules.range', { from: prizeGroup, to: ownGroup }))).toBeVisible();
  });
});
