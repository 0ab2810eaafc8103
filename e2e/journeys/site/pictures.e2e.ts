import type { Game } from '@livery/contract/shapes';
import { changeAnswer } from '../../support/calls.ts';
import { expect, test } from '../../support/test.ts';
import type { Locator, Page } from '@playwright/test';

test.use({ pictures: true });

/** Scrolls to each picture of a part of the page, and waits until it has loaded. */
async function expectPictures(part: Locator, what: string): Promise<void> {
  const pictures = part.locator('img').filter({ visible: true });
  await expect(pictures.first(), what).toBeVisible();
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width, { message: `${what}: ${(await picture.getAttribute('src')) ?? ''}` }).toBeGreaterThan(0);
  }
}

/** Addresses of pictures that failed to load. */
function missingPictures(page: Page): string[] {
  const missing: string[] = [];
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'image' && answer.status() >= 400) missing.push(answer.url());
  });
  return missing;
}

test('the pictures of header, home page, games and footer vendors load [footer-04]', { tag: '@brand' }, async ({ page, site, lobby }) => {
  const missing = missingPictures(page);
  await site.open();
  await expectPictures(site.header, 'header');
  await expectPictures(lobby.section('HOT'), 'games');
  await site.footer.scrollIntoViewIfNeeded();
  for (const vendor of ['PG', 'EG2', 'PT', 'JDB', 'CQ9', 'FC', 'JL', 'BGS']) {
    const logo = site.footer.getByRole('img', { name: vendor, exact: true });
    await logo.scrollIntoViewIfNeeded();
    await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth), { message: vendor }).toBeGreaterThan(0);
  }
  await lobby.tab('RNG').click();
  await expect(lobby.tiles).toHaveCount(18);
  await expectPictures(lobby.grid, 'a category');
  expect(missing).toEqual([]);
});

test('a tile takes picture and name from any of their fields, and draws a picture if none loads [entity-03, entity-04, entity-06]', async ({
  page,
  t,
  brand,
  expectedErrors,
  site,
  lobby,
}) => {
  expectedErrors.push(/404.*\/art\/missing/);
  const drawn = '/icons/icon-192.png';
  const changes: Partial<Game>[] = [
    { gameName: '', nodeName: 'Named by its node', isHot: 1 },
    { gameName: 'Only a show icon', showIcon: drawn, iconUrl: null, isHot: 0 },
    { gameName: 'Only an icon url', showIcon: null, iconUrl: drawn },
    { gameName: 'No icon', showIcon: null, iconUrl: null },
    { gameName: 'Broken icon', showIcon: '/art/missing.svg', iconUrl: '/art/missing.svg' },
    { gameName: 'Never answers', showIcon: '/art/never.svg', iconUrl: '/art/never.svg' },
  ];
  const asked = page.waitForRequest('**/art/never.svg');
  await page.route('**/art/never.svg', () => undefined);
  await changeAnswer(page, 'gameList', (value) => ({
    ...value,
    games: value.games.map((game, index) => ({ ...game, ...changes[index] })),
  }));
  await site.open('/?type=RNG');
  const picture = (name: string) => lobby.tile(name).locator('img');
  const badge = (name: string) => lobby.tile(name).getByText(t('lobby:tile.hot'), { exact: true });
  await expect(badge('Named by its node')).toBeVisible();
  await expect(badge('Only a show icon')).toHaveCount(0);
  await expect(picture('Named by its node'), brand.code).toHaveAttribute('src', /^\/art\/cover/);
  for (const name of ['Only a show icon', 'Only an icon url']) await expect(picture(name)).toHaveAttribute('src', drawn);
  for (const name of ['No icon', 'Broken icon']) {
    await expect(picture(name)).toHaveCount(0);
    await expect(lobby.tile(name).locator('[data-fallback]')).toBeVisible();
  }
  await asked;
  const heightOf = (name: string) => lobby.tile(name).evaluate((tile) => tile.getBoundingClientRect().height);
  expect(await heightOf('Never answers'), 'a tile keeps its shape without its picture').toEqual(await heightOf('Only an icon url'));
});
