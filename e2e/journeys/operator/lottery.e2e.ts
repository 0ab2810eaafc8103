import { Desk } from '../../page-models/desk.ts';
import { startOwnGateway } from '../../support/own-gateway.ts';
import { expect, test } from '../../support/test.ts';

const hour = 3_600_000;

test(
  'external results are entered, verified and corrected by two people, and an outcome is closed',
  { tag: '@control' },
  async ({ page, expectedErrors }) => {
    test.setTimeout(120_000);
    // The same person as the second is refused.
    expectedErrors.push(/\/control\/lottery\//);
    await using open = new AsyncDisposableStack();
    const { url, controlSecret, control } = await startOwnGateway(open);

    const desk = new Desk(page);
    await desk.open({ url, secret: controlSecret });
    await desk.enter('Lottery');
    const lotteries = page.getByRole('table', { name: 'Lotteries' });
    await lotteries.getByRole('row').filter({ hasText: 'SSC' }).first().getByRole('link').click();
    await page.getByRole('link', { name: 'Settings', exact: true }).click();
    await page.getByRole('combobox', { name: 'Results' }).selectOption('From outside');
    await page.getByRole('textbox', { name: 'Your name' }).fill('Ana');
    await desk.button('Save the settings').click();
    await expect(page.getByText('The settings are saved.')).toBeVisible();

    // Issues that are announced keep the house as their source. In three hours all of them are over.
    await control('shiftClock', { offset: 3 * hour });
    await page.getByRole('link', { name: 'Issues', exact: true }).click();
    const issues = page.getByRole('table', { name: 'Issues' });
    await expect(desk.button('Read a file of results')).toBeVisible();
    await expect(async () => {
      await page.reload();
      await expect(issues.getByRole('row').nth(1)).toContainText('Open', { timeout: 2_000 });
    }).toPass({ timeout: 30_000 });
    await issues.getByRole('row').nth(1).getByRole('link').click();
    const dialog = page.getByRole('dialog');
    const history = page.getByRole('region', { name: 'Manual actions' });

    await desk.button('Close another outcome').click();
    await dialog.getByRole('combobox', { name: 'Market' }).selectOption('place, position 5');
    await dialog.getByRole('combobox', { name: 'Outcome' }).selectOption('8');
    await dialog.getByRole('button', { name: 'Close it' }).click();
    await expect(page.getByText('The outcome is closed.')).toBeVisible();
    await expect(page.getByRole('list', { name: 'place, position 5' }).getByText('Closed')).toBeVisible();

    await control('shiftClock', { offset: 3 * hour + 120_000 });
    await desk.button('Enter the result').click({ timeout: 30_000 });
    await dialog.getByRole('textbox', { name: 'Numbers' }).fill('1 0 0 0 4');
    await dialog.getByRole('button', { name: 'Enter the result' }).click();
    await expect(page.getByText('Waiting for a second person: 1 0 0 0 4')).toBeVisible();
    await desk.button('Verify the result').click();
    await dialog.getByRole('textbox', { name: 'Numbers' }).fill('1 0 0 0 4');
    await dialog.getByRole('button', { name: 'Verify the result' }).click();
    await expect(dialog.getByText('Ana was the first person. The second has to be someone else.')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Your name' }).fill('Bruno');
    await dialog.getByRole('button', { name: 'Verify the result' }).click();
    await expect(history.getByText('Result verified: 1 0 0 0 4')).toBeVisible();
    const issue = page.getByRole('region', { name: /^Issue / });
    await expect(issue.getByText('Paid', { exact: true }).first()).toBeVisible({ timeout: 30_000 });

    await desk.button('Declare a fault').click();
    await dialog.getByRole('combobox', { name: 'What was wrong' }).selectOption('Wrong number');
    await dialog.getByRole('textbox', { name: 'Numbers' }).fill('2 0 0 0 4');
    await expect(dialog.getByText('No ticket changes.')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Public note' }).fill('A ball was misread');
    await dialog.getByRole('button', { name: 'Declare it' }).click();
    await desk.button('Confirm and carry out').click();
    await dialog.getByRole('textbox', { name: 'Your name' }).fill('Ana');
    await dialog.getByRole('button', { name: 'Confirm and carry out' }).click();
    await expect(page.getByRole('article', { name: 'Wrong number' }).getByText('Done', { exact: true })).toBeVisible({ timeout: 30_000 });
    await expect(issue.getByRole('list', { name: 'Result' })).toHaveText(/2\s*0\s*0\s*0\s*4/);
    await expect(history.getByText('Fault declared', { exact: false })).toBeVisible();
  },
);
