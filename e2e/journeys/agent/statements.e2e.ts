import { violationsOf } from '../../support/axe.ts';
import { expect, test } from '../../support/test.ts';

test.describe('statements of agents', () => {
  test('are opened by the agent, and verified by a visitor', { tag: '@brand' }, async ({ page, t, site, agents }) => {
    test.slow();
    await site.openAs('agent', '/agentHome/statements');
    await agents.expectSection('statements');
    const first = site.main.getByRole('row').getByRole('link').first();
    // The gateway issues them each minute.
    await expect
      .poll(
        async () => {
          await page.reload();
          await agents.expectSection('statements');
          return first.waitFor({ timeout: 5_000 }).then(
            () => true,
            () => false,
          );
        },
        { timeout: 150_000 },
      )
      .toBe(true);
    await first.click();
    const sheet = page.getByRole('article');
    await expect(sheet).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    const hash = /hash=([0-9a-f]{64})/.exec(await sheet.innerText())?.[1] ?? '';
    await page.emulateMedia({ media: 'print' });
    await expect(sheet).toBeVisible();
    await expect(agents.menu).toBeHidden();
    await page.emulateMedia({ media: 'screen' });

    await page.evaluate(() => sessionStorage.clear());
    await site.open('/statement');
    await page.getByRole('textbox', { name: t('agent-statements:check.hash') }).fill(hash);
    await page.getByRole('button', { name: t('agent-statements:check.submit'), exact: true }).click();
    await expect(page.getByText(t('agent-statements:check.place'))).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('textbox', { name: t('agent-statements:check.hash') }).fill('0'.repeat(64));
    await page.getByRole('button', { name: t('agent-statements:check.submit'), exact: true }).click();
    await expect(page.getByText(t('agent-statements:check.unknown'))).toBeVisible();
  });
});
