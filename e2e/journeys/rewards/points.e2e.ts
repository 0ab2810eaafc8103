import { callerOf, setPaymentPassword } from '../../support/member-call.ts';
import { expect, test } from '../../support/test.ts';

/** No other journey spends the points of this member. */
const account = 'helena';
const paymentPassword = '481620';

test('points are redeemed for a voucher with the withdrawal PIN, and the history shows the state', async ({
  page,
  t,
  brand,
  site,
  centre,
}) => {
  await setPaymentPassword(await callerOf(brand, account), paymentPassword);
  await site.openAs(account, '/member/pointMall');
  await expect(centre.heading).toHaveText(t('member:sections.pointMall'));
  const voucher = page
    .getByRole('listitem')
    .filter({ hasText: /Cash voucher 10|Vale dinheiro 10/ })
    .first();
  await voucher.getByRole('button').click();
  const redeem = page.getByRole('dialog', { name: /^(Cash voucher 10|Vale dinheiro 10)$/ });
  await redeem.getByLabel(t('forms:paymentPassword.label'), { exact: true }).fill(paymentPassword);
  await redeem.getByRole('button', { name: /950/ }).click();
  await expect(redeem.getByText(t('points:redeem.done'))).toBeVisible();
  await redeem.getByRole('link', { name: t('points:redeem.follow') }).click();
  await expect(centre.heading).toHaveText(t('member:sections.pointHistory'));
  const newest = page
    .getByRole('table', { name: t('points:history.redemptions') })
    .getByRole('row')
    .nth(1);
  await expect(newest).toContainText(/Cash voucher 10|Vale dinheiro 10/);
  await expect(newest).toContainText(t('points:states.inProcess'));
});
