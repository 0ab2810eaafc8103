import { randomUUID } from 'node:crypto';
import { controlCall } from '../../support/control-call.ts';
import { expect, test } from '../../support/test.ts';

/** Journeys that run at the same time play as other members. */
const account = 'helena';

test(
  'a bonus counts a spin towards its wagering requirement, and is forfeited after confirmation [member-10]',
  { tag: '@control' },
  async ({ page, t, brand, site, lobby, popup, centre }) => {
    test.slow();
    await controlCall(brand, 'grantBonus', {
      account,
      amount: 4_321,
      rollover: 3,
      days: 7,
      reason: 'Journey',
      idempotencyKey: randomUUID(),
    });
    await site.openAs(account, '/?type=INHOUSE');
    await lobby.play(lobby.tiles.first()).click();
    await popup.started();
    const stake = await popup.stake();
    await popup.spin.click();
    await popup.settled();
    await popup.leave();

    await page.goto('/member/bonusDetails?state=active');
    await expect(centre.heading).toHaveText(t('member:sections.bonusDetails'));
    const bonus = page.getByRole('listitem').filter({ hasText: /43[.,]21/ });
    const progress = bonus.first().getByRole('progressbar', { name: t('bonuses:worked') });
    await expect(progress).toHaveAttribute('aria-valuenow', String(stake));
    const cash = await site.amount();
    await bonus
      .first()
      .getByRole('button', { name: new RegExp(t('bonuses:forfeit')) })
      .click();
    const question = page.getByRole('alertdialog').or(page.getByRole('dialog', { name: t('bonuses:forfeitTitle') }));
    await question.getByRole('button', { name: t('bonuses:forfeit') }).click();
    await expect(bonus).toHaveCount(0);
    await page.goto('/member/bonusDetails?state=ended');
    await expect(bonus.first().getByText(t('bonuses:states.forfeited'))).toBeVisible();
    expect(await site.amount()).toBe(cash);
  },
);
