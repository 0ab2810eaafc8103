import { Desk } from '../../page-models/desk.ts';
import { startOwnGateway } from '../../support/own-gateway.ts';
import { expect, test } from '../../support/test.ts';

const day = 86_400_000;

test('with a limit of 0, two people approve a day’s wages, which are paid once', { tag: '@control' }, async ({ page, expectedErrors }) => {
  test.setTimeout(120_000);
  // The same person as the second is refused.
  expectedErrors.push(/\/control\/settlement\/approve/);
  await using open = new AsyncDisposableStack();
  const { url, controlSecret, control } = await startOwnGateway(open);

  const desk = new Desk(page);
  await desk.open({ url, secret: controlSecret });
  await desk.enter('Settlement');
  const others = page.getByRole('region', { name: 'All other periods' });
  const paid = others.getByRole('row', { name: /Daily wages, day/ }).filter({ hasText: 'Paid' });
  // The days before are settled first.
  await expect(async () => {
    await desk.button('Run now').click();
    await expect(page.getByText('Nothing was due.')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(paid.first()).toBeVisible();
  const before = await paid.count();
  await page.getByRole('link', { name: 'Policy', exact: true }).click();
  await page.getByRole('textbox', { name: 'Limit per period' }).fill('0');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ana');
  await desk.button('Save the policy').click();
  await expect(page.getByText('The policy is saved.', { exact: false })).toBeVisible();
  await page.getByRole('link', { name: 'Dry run', exact: true }).click();
  await expect(page.getByRole('region', { name: /^Daily wages, day/ }).getByRole('row', { name: /^agent41/ })).toBeVisible();

  await control('shiftClock', { offset: day });
  await page.getByRole('link', { name: /^Periods/ }).click();
  await desk.button('Run now').click();
  const waiting = page.getByRole('region', { name: 'Needs your attention' });
  await waiting.getByRole('link', { name: 'Daily wages, day' }).click();
  await expect(page.getByRole('table', { name: 'Lines of the period' }).getByRole('row', { name: /^agent/ })).toHaveCount(2);

  await desk.button('Give the first approval').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: 'Your name' })).toHaveValue('Ana');
  await dialog.getByRole('button', { name: 'Give the first approval' }).click();
  await expect(page.getByText('Ana has approved it. A second person has to approve it too.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await desk.button('Give the second approval').click();
  await dialog.getByRole('button', { name: 'Give the second approval' }).click();
  await expect(dialog.getByText('Ana has already approved it. The second approval must come from someone else.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Your name' }).fill('Bruno');
  await dialog.getByRole('button', { name: 'Give the second approval' }).click();
  await expect(page.getByText('Approved. It is paid within a minute.')).toBeVisible();

  await page.getByRole('link', { name: 'All periods' }).click();
  await desk.button('Run now').click();
  await expect(paid).toHaveCount(before + 1);
  const told = await paid.first().textContent();
  await desk.button('Run now').click();
  await expect(page.getByText('Nothing was due.')).toBeVisible();
  expect(await paid.first().textContent()).toBe(told);

  await paid.first().getByRole('link').click();
  await page.getByRole('link', { name: 'agent', exact: true }).click();
  const history = page.getByRole('region', { name: 'History' });
  await expect(history.getByText('The house, Bruno')).toBeVisible();
  await expect(history.getByText(/^Paid: /)).toBeVisible();
  await desk.button('Show how “Amount due” was calculated').click();
  await expect(
    page.getByRole('region', { name: 'How this amount was reached' }).getByText('Line plus negative balance', { exact: true }),
  ).toBeVisible();
});
