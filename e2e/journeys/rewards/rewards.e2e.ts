import { Desk } from '../../page-models/desk.ts';
import { expect, test } from '../../support/test.ts';

/** Journeys that run at the same time play as other members. */
const account = 'agent41';

test(
  'a reward that the desk gives is claimed in the reward centre and is in the balance [member-12]',
  { tag: '@control' },
  async ({ page, context, t, brand, site, centre }, { retry }) => {
    const title = `For your patience ${retry}`;
    await site.openAs(account, '/member/rewardCenter');
    await expect(centre.heading).toHaveText(t('member:sections.rewardCenter'));
    const cash = await site.amount();

    const desk = new Desk(await context.newPage());
    await desk.open();
    await desk.merchant.selectOption(brand.merchantCode);
    await desk.enter('Promotions');
    await desk.main.getByRole('link', { name: 'Rewards', exact: true }).click();
    await desk.button('Give a reward').click();
    const form = desk.page.getByRole('dialog');
    await form.getByRole('textbox', { name: 'Account' }).fill(account);
    await form.getByRole('textbox', { name: 'What the member reads' }).fill(title);
    await form.getByRole('textbox', { name: 'Amount' }).fill('12.50');
    await form.getByRole('button', { name: 'Give it' }).click();
    const waiting = desk.main.getByRole('row', { name: title });
    await expect(waiting).toBeVisible();

    await page.reload();
    await page.getByRole('button', { name: t('rewards:waiting.claimNamed', { title }) }).click();
    await expect.poll(() => site.amount()).toBe(cash + 1_250);
    await page.reload();
    await expect(page.getByRole('button', { name: t('rewards:waiting.claimNamed', { title }) })).toHaveCount(0);
    expect(await site.amount()).toBe(cash + 1_250);
    await desk.page.reload();
    await expect(desk.main.getByRole('button', { name: 'Give a reward' })).toBeVisible();
    await expect(waiting).toHaveCount(0);
  },
);
