import { expect, test } from '../../support/test.ts';

test('a current match opens the sportsbook at that match, below the site’s header', { tag: '@control' }, async ({ page, t, site }) => {
  await site.openAs('agent2', '/sports');
  const match = page
    .getByRole('region', { name: t('fixtures:title') })
    .getByRole('article')
    .last();
  const name = await match.getByRole('heading').innerText();
  await match.getByRole('link').click();
  await expect(page).toHaveURL(/\/seamless\?.*fixture=/);
  await expect(site.header).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  const sought = page.locator('main iframe').contentFrame().locator('.match.sought');
  for (const side of name
    .split('\n')
    .filter((part) => /\p{L}{3}/u.test(part))
    .slice(-2))
    await expect(sought).toContainText(side.trim(), { ignoreCase: true });
});
