import { recordCalls } from '../../support/calls.ts';
import { callerOf, setPaymentPassword } from '../../support/member-call.ts';
import { expect, test } from '../../support/test.ts';

/** Journeys that run at the same time play as other members. */
const account = 'marina';
/** Each journey moves another member's money, so that they can run at once. */
const giver = 'lucas';
const paymentPassword = '739154';

test.describe('my wallet', () => {
  test('moves money to a vendor and all of it back [member-03]', async ({ page, t, site, centre }) => {
    await site.openAs(account, '/member/transferFund');
    await expect(centre.heading).toHaveText(t('member:sections.transferFund'));
    await expect(centre.entry('transferFund')).toHaveAttribute('aria-current', 'page');
    const cash = await site.amount();

    await page.getByRole('radio', { name: 'Pitchside', exact: true }).click();
    await page.getByRole('textbox', { name: t('transfer:move.amount') }).fill('12.34');
    await page.getByRole('button', { name: /12[.,]34.*Pitchside/ }).click();
    await expect(page.getByText(/12[.,]34.*Pitchside\.$/)).toBeVisible();
    await expect.poll(() => site.amount()).toBe(cash - 1_234);

    const asked = recordCalls(page, 'merchantWallet');
    await page.reload();
    await page.getByRole('button', { name: t('transfer:recall.action') }).click();
    await expect(page.getByText(t('transfer:recall.title.all'))).toBeVisible();
    await expect.poll(() => site.amount()).toBe(cash);
    expect(asked).toEqual([]);
  });
});

test.describe('the transfer to the upline', () => {
  test(
    'sends money once the receiver’s name is confirmed, or says that the law forbids it [member-06]',
    { tag: '@brand' },
    async ({ page, t, brand, site, centre }) => {
      await setPaymentPassword(await callerOf(brand, giver), paymentPassword);
      await site.openAs(giver, '/member/transferUpline');
      await expect(centre.heading).toHaveText(t('member:sections.transferUpline'));
      if (brand.compliance.jurisdiction === 'BR') {
        await expect(centre.dialog.getByText(t('transfer:upline.forbidden'))).toBeVisible();
        await centre.dialog.getByRole('link', { name: t('transfer:upline.toWallet') }).click();
        await expect(centre.heading).toHaveText(t('member:sections.transferFund'));
        return;
      }
      const cash = await site.amount();
      await page.getByRole('textbox', { name: t('transfer:upline.amount') }).fill('5');
      await page.getByLabel(t('forms:paymentPassword.label'), { exact: true }).fill(paymentPassword);
      await page.getByRole('button', { name: t('transfer:upline.next') }).click();
      await expect(
        page
          .getByRole('dialog')
          .getByText(/S\*\*\* a\*\*\*/)
          .last(),
      ).toBeVisible();
      expect(await site.amount()).toBe(cash);
      await page.getByRole('button', { name: /5[.,]00$/ }).click();
      await expect(page.getByRole('heading', { name: /S\*\*\* a\*\*\*\.$/ })).toBeFocused();
      await expect(page.getByRole('textbox', { name: t('transfer:upline.amount') })).toHaveCount(0);
      await expect.poll(() => site.amount()).toBe(cash - 500);
    },
  );
});
